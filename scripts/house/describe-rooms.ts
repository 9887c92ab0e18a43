import type { Room } from "./rooms.ts";

export const roomsBegin = "<!-- rooms: written by npm run rooms -->";
export const roomsEnd = "<!-- end of rooms -->";

/** @returns the table of who may import whom, in Markdown */
export function describeRooms(rooms: readonly Room[]): string {
  const rows = rooms.map(({ name, what, may, mayTypes = [] }) => {
    const allowed = [...may.filter((other) => other !== "*"), ...typesOf(mayTypes)];
    return `| ${name} | ${what} | ${may.includes("*") ? "everything" : allowed.join(", ")} |`;
  });
  return ["| room | what it is | may import |", "| --- | --- | --- |", ...rows].join("\n");
}

/** @returns the document with the table between its two marks */
export function putRooms(document: string, rooms: readonly Room[]): string {
  const [before = "", rest] = document.split(roomsBegin);
  const after = rest?.split(roomsEnd)[1];
  if (after === undefined) throw new Error(`the document has no ${roomsBegin} … ${roomsEnd}`);
  return `${before}${roomsBegin}\n\n${describeRooms(rooms)}\n\n${roomsEnd}${after}`;
}

function typesOf(names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`types of ${names.join(", ")}`];
}
