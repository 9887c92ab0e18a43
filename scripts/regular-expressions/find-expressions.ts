import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parseSync } from "vite";

/** A regular expression in our source. `everywhere`: applied again after each match, as `split` does. */
export type FoundExpression = { place: string; source: string; flags: string; everywhere: boolean };

/** A place where the source builds a regular expression from a string. */
export type BuiltExpression = { file: string; place: string };

/** A format that zod checks with a regular expression of its own. */
export type UsedFormat = { place: string; name: string };

/**
 * Reads the source as the compiler does, and finds every regular expression in it.
 *
 * @param files patterns of files below `root`; tests are left out
 */
export function findExpressions(
  root: string,
  files: readonly string[],
): { written: FoundExpression[]; built: BuiltExpression[]; formats: UsedFormat[] } {
  const written: FoundExpression[] = [];
  const built: BuiltExpression[] = [];
  const formats: UsedFormat[] = [];
  for (const file of listSources(root, files)) {
    const text = readFileSync(join(root, file), "utf8");
    const { program, errors } = parseSync(file, text);
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    for (const { node, parent } of nodesOf(program)) {
      const placeOf = () => `${file}:${text.slice(0, node.start).split("\n").length}`;
      if (isRegularExpression(node))
        written.push({
          place: placeOf(),
          source: node.regex.pattern,
          flags: node.regex.flags,
          everywhere: parent !== undefined && calledName(parent)?.name === "split",
        });
      const called = calledName(node);
      if (called?.name === "RegExp") built.push({ file, place: placeOf() });
      if (called?.isMethod && zodFormats.has(called.name))
        formats.push({ place: placeOf(), name: called.name });
    }
  }
  return { written, built, formats };
}

function listSources(root: string, files: readonly string[]): string[] {
  return globSync([...files], { cwd: root, exclude: ["**/node_modules/**", "**/*.test.{ts,tsx}"] })
    .map((file) => file.split(sep).join("/"))
    .sort();
}

type Node = { type: string; start: number; callee?: unknown; [property: string]: unknown };

function* nodesOf(node: unknown, parent?: Node): Generator<{ node: Node; parent: Node | undefined }> {
  if (Array.isArray(node)) {
    for (const member of node) yield* nodesOf(member, parent);
    return;
  }
  if (!isNode(node)) return;
  yield { node, parent };
  for (const property of Object.values(node)) yield* nodesOf(property, node);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function isRegularExpression(node: Node): node is Node & { regex: { pattern: string; flags: string } } {
  return node.type === "Literal" && typeof node["regex"] === "object" && node["regex"] !== null;
}

/** @returns the called name, after the last dot, of `new RegExp(…)`, `RegExp(…)`, `text.split(…)`, `z.email()` */
function calledName(node: Node): { name: string; isMethod: boolean } | undefined {
  const { callee } = node;
  if ((node.type !== "CallExpression" && node.type !== "NewExpression") || !isNode(callee)) return undefined;
  const isMethod = callee.type === "MemberExpression";
  const named = isMethod ? callee["property"] : callee;
  return isNode(named) && typeof named["name"] === "string" ? { name: named["name"], isMethod } : undefined;
}

/** The formats that zod checks by an expression; it reads an address by `URL` instead. */
const zodFormats: ReadonlySet<string> = new Set(
  "email uuid uuidv4 uuidv6 uuidv7 guid cuid cuid2 ulid xid ksuid nanoid emoji ipv4 ipv6 mac cidrv4 cidrv6 base64 base64url hostname e164 jwt hex datetime".split(
    " ",
  ),
);
