import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";
import { askedKey } from "./create-departures.ts";
import { marksKey, parseKeptMarks, writeKeptMarks } from "./kept-marks.ts";

/** Leaves nothing on this device of the vacancies that a person marked or went to see: their account is deleted. */
export function forgetMarks(userId: string): void {
  removeItem("local", marksKey(userId));
  removeItem("local", askedKey(userId));
}

/**
 * The same for a person who logs out, except for changes that the server was not told yet, as without a connection: they
 * are sent when the person is back.
 */
export function leaveMarks(userId: string): void {
  const { waiting } = parseKeptMarks(readItem("local", marksKey(userId)));
  forgetMarks(userId);
  if (waiting.flags.size + waiting.saves.size === 0) return;
  writeItem(
    "local",
    marksKey(userId),
    writeKeptMarks({ told: { seen: [], hidden: [], saved: [] }, waiting }),
  );
}
