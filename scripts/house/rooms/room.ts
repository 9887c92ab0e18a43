/** A room of the house: a folder, or a few files, that one sentence describes. */
export type Room = {
  name: string;
  /**
   * The paths of its files: folders end in `/`, and `*` is any one name. A folder with `*` stands for many rooms of one
   * kind, none of which may import another. The most exact path decides.
   */
  paths: readonly string[];
  what: string;
  /**
   * Other rooms, and packages, that it may import; `server/*` is every room whose name begins so. Its own files are
   * always allowed.
   */
  may: readonly string[];
  /** Rooms of which it may import types only. */
  mayTypes?: readonly string[];
};

/** The common imports of a use case of the server; "the kit" in the documents. */
export const kit: readonly string[] = ["contract", "server/kit", "server/deps", "node"];

/** The common imports of a repository of the server. */
export const store: readonly string[] = [
  "server/db",
  "server/db/schema",
  "server/db/statements",
  "drizzle-orm",
];
