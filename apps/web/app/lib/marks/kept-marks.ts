import { readKeptFields, textsIn } from "../device/kept-json.ts";
import type { Flag, KnownMarks } from "./known-marks.ts";

/** Where the marks of a person are kept on the device. */
export function marksKey(userId: string): string {
  return `marks_${userId}`;
}

/** @returns what the device keeps, as text */
export function writeKeptMarks({ told, waiting }: KnownMarks): string {
  const { flags, saves, postings } = waiting;
  return JSON.stringify({ ...told, flags: [...flags], saves: [...saves], postings: [...postings] });
}

/** @param text what the device keeps; parts that cannot be read are left out */
export function parseKeptMarks(text: string | null): KnownMarks {
  const kept = readKeptFields(text);
  return {
    told: { seen: textsIn(kept["seen"]), hidden: textsIn(kept["hidden"]), saved: textsIn(kept["saved"]) },
    waiting: {
      flags: new Map(pairsIn(kept["flags"]).filter((pair): pair is [string, Flag] => isFlag(pair[1]))),
      saves: new Map(
        pairsIn(kept["saves"]).filter((pair): pair is [string, boolean] => typeof pair[1] === "boolean"),
      ),
      postings: new Map(pairsIn(kept["postings"]).map(([id, ids]) => [id, textsIn(ids)])),
    },
  };
}

function pairsIn(value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (pair: unknown): pair is [string, unknown] =>
      Array.isArray(pair) && pair.length === 2 && typeof pair[0] === "string",
  );
}

function isFlag(value: unknown): value is Flag {
  return value === "seen" || value === "hidden" || value === "shown";
}
