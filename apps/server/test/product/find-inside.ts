import { root } from "../../../../scripts/setup/project.js";

/** @returns what an answer to `sent` says that only the inside of the program writes; undefined when it says nothing of it */
export function findInside(body: string, sent: string): string | undefined {
  return insides.find((inside) => body.includes(inside) && !sent.includes(inside));
}

/** Stacks, files, statements and words of Postgres. */
const insides = [
  root,
  "node_modules",
  "node:internal",
  "file://",
  ".ts:",
  "    at ",
  "Error:",
  "ENOENT",
  "Cannot read prop",
  "is not a function",
  "Failed query",
  "select ",
  "insert into",
  "update ",
  "violates",
  "syntax error",
  "relation ",
  "invalid byte sequence",
  "pg_",
  "127.0.0.1",
];
