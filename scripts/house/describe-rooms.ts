import { kit, type Room } from "./rooms/room.ts";

export const roomsBegin = "<!-- rooms: written by npm run rooms -->";
export const roomsEnd = "<!-- end of rooms -->";

/** @returns the rooms and their allowed imports, in Markdown: an item for each room */
export function describeRooms(all: readonly Room[]): string {
  return all.map(describeRoom).join("\n");
}

function describeRoom({ name, what, may, mayTypes = [] }: Room): string {
  const hasKit = kit.every((other) => may.includes(other));
  const named = hasKit ? ["the kit", ...may.filter((other) => !kit.includes(other))] : may;
  const allowed = [...named, ...typesOf(mayTypes)].join(", ");
  return `- **${name}**: ${what}. May import ${allowed === "" ? "nothing" : allowed}.`;
}

/** @returns the document with the list between its two marks */
export function putRooms(document: string, rooms: readonly Room[]): string {
  const [before = "", rest] = document.split(roomsBegin);
  const after = rest?.split(roomsEnd)[1];
  if (after === undefined) throw new Error(`the document has no ${roomsBegin} … ${roomsEnd}`);
  return `${before}${roomsBegin}\n\n${describeRooms(rooms)}\n\n${roomsEnd}${after}`;
}

function typesOf(names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`types of ${names.join(", ")}`];
}
