import { readItem, writeItem } from "../device/browser-storage.ts";
import { readOwnerId } from "../session/session.ts";
import { createDepartures } from "./create-departures.ts";

/** The vacancies that the person of this tab opens at their portals. */
export const departures = createDepartures({
  device: {
    read: (key) => readItem("local", key),
    write: (key, value) => writeItem("local", key, value),
  },
  person: readOwnerId,
  now: Date.now,
});
