import type { SourceFile } from "./read-imports.ts";
import type { Room } from "./rooms/room.ts";

/** The room of a file. `key` distinguishes rooms of one kind, such as `features/search` and `features/posting`. */
type Place = { room: Room; key: string };

/**
 * @param files of the rooms; files outside of all rooms are ignored
 * @returns a sentence for each forbidden import
 */
export function findWrongArrows(files: readonly SourceFile[], rooms: readonly Room[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const from = placeOf(path, rooms);
    if (from === undefined) return [];
    return imports.flatMap(({ to, isType }) => {
      const place = isPath(to) ? placeOf(to, rooms) : undefined;
      if (place?.key === from.key) return [];
      if (isPath(to) && place === undefined) return [`${path} imports ${to}, which is in no room`];
      const target = place?.room.name ?? to;
      const { may, mayTypes = [] } = from.room;
      if (isListed(target, may) || (isType && mayTypes.includes(target))) return [];
      return [`${path} imports ${to}: ${from.room.name} may not import ${target}`];
    });
  });
}

/** @returns whether a list of what may be imported has this name, or `…/*` for all names below it */
export function isListed(name: string, may: readonly string[]): boolean {
  return may.some((each) => (each.endsWith("/*") ? name.startsWith(each.slice(0, -1)) : name === each));
}

/** @returns the rooms of each circle, as `a → b → a`; rooms that may import types of others do not count */
export function findCircles(files: readonly SourceFile[], rooms: readonly Room[]): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = placeOf(path, rooms);
    if (from === undefined || from.room.mayTypes !== undefined) continue;
    for (const { to } of imports) {
      const target = isPath(to) ? placeOf(to, rooms) : undefined;
      if (target === undefined || target.key === from.key) continue;
      arrows.getOrInsertComputed(from.key, () => new Set()).add(target.key);
    }
  }
  return listCircles(arrows);
}

/** @returns each circle of files, as `a → b → a` */
export function findCirclesOfFiles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return listCircles(
    new Map(
      files.map(({ path, imports }) => [
        path,
        new Set(imports.map(({ to }) => to).filter((to) => to !== path && paths.has(to))),
      ]),
    ),
  );
}

function listCircles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (key: string, way: readonly string[]): void => {
    const seen = way.indexOf(key);
    if (seen >= 0) circles.push([...way.slice(seen), key].join(" → "));
    if (seen >= 0 || done.has(key)) return;
    for (const next of arrows.get(key) ?? []) walk(next, [...way, key]);
    done.add(key);
  };
  for (const key of arrows.keys()) walk(key, []);
  return circles;
}

/** @returns the room of a file; the most exact path decides */
export function placeOf(path: string, rooms: readonly Room[]): Place | undefined {
  // The same paths are asked for again and again, each against all paths of all rooms.
  const known = places.getOrInsertComputed(rooms, () => new Map());
  return known.getOrInsertComputed(path, () => findPlace(path, rooms));
}

const places = new WeakMap<readonly Room[], Map<string, Place | undefined>>();

function findPlace(path: string, rooms: readonly Room[]): Place | undefined {
  const found = rooms
    .flatMap((room) =>
      room.paths.flatMap((pattern) => {
        const match = patternOf(pattern).exec(path);
        return match === null ? [] : [{ room, pattern, matched: match[0] }];
      }),
    )
    .toSorted((a, b) => exactness(b.pattern) - exactness(a.pattern))[0];
  if (found === undefined) return undefined;
  const isKind = found.pattern.endsWith("*/");
  return { room: found.room, key: isKind ? found.matched : found.room.name };
}

const patterns = new Map<string, RegExp>();

function patternOf(pattern: string): RegExp {
  return patterns.getOrInsertComputed(pattern, readPattern);
}

function readPattern(pattern: string): RegExp {
  const isFolder = pattern.endsWith("/");
  const text = RegExp.escape(isFolder ? pattern.slice(0, -1) : pattern).replaceAll(String.raw`\*`, "[^/]+");
  return new RegExp(`^${text}${isFolder ? "/" : "$"}`);
}

/** A name counts more than `*`, and a file more than its folder. */
function exactness(pattern: string): number {
  const names = pattern.split("/").filter((name) => name !== "");
  const known = names.filter((name) => name !== "*").length;
  return known * 100 + names.length * 10 + (pattern.endsWith("/") ? 0 : 1);
}

function isPath(to: string): boolean {
  return /^(?:apps|packages|scripts|bench|chaos|e2e)\//.test(to);
}
