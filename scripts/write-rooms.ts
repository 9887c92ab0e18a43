import { readFileSync, writeFileSync } from "node:fs";
import { putRooms } from "./house/describe-rooms.ts";
import { rooms } from "./house/rooms.ts";

const document = "docs/architecture.md";
writeFileSync(document, putRooms(readFileSync(document, "utf8"), rooms));
process.stdout.write(`${document} shows the ${rooms.length} rooms.\n`);
