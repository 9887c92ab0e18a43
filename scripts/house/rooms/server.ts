import { fichasRooms } from "./server/fichas.ts";
import { foundationsRooms } from "./server/foundations.ts";
import { httpRooms } from "./server/http.ts";
import { peopleRooms } from "./server/people.ts";
import { runningRooms } from "./server/running.ts";
import { searchingRooms } from "./server/searching.ts";
import type { Room } from "./room.ts";

/** The server, from what every part uses to what starts it. */
export const serverRooms: readonly Room[] = [
  ...foundationsRooms,
  ...fichasRooms,
  ...peopleRooms,
  ...httpRooms,
  ...searchingRooms,
  ...runningRooms,
];
