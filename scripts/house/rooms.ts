import { benchRooms } from "./rooms/bench.ts";
import { chaosRooms } from "./rooms/chaos.ts";
import { checkRooms } from "./rooms/checks.ts";
import { journeyRooms } from "./rooms/journeys.ts";
import { operatorRooms } from "./rooms/operator.ts";
import { packageRooms } from "./rooms/packages.ts";
import { serverRooms } from "./rooms/server.ts";
import { standInRooms } from "./rooms/standins.ts";
import { webRooms } from "./rooms/web.ts";
import type { Room } from "./rooms/room.ts";

/**
 * The rooms and their allowed imports: `scripts/house/arrows.test.ts` checks every file against them and
 * `docs/architecture.md` shows them. A room imports only rooms above it in the list; the test refuses circles
 * too. Tests may import from any room.
 */
export const rooms: readonly Room[] = [
  ...packageRooms,
  ...standInRooms,
  ...serverRooms,
  ...operatorRooms,
  ...webRooms,
  ...checkRooms,
  ...journeyRooms,
  ...chaosRooms,
  ...benchRooms,
];
