import { parseSync, Visitor, type ESTree } from "vite";
import type { SourceFile } from "./read-imports.ts";

/** Methods that make a format for each call. */
const methods = new Set(["toLocaleString", "toLocaleDateString", "toLocaleTimeString", "localeCompare"]);

/**
 * @param files with their imports
 * @param begin of the paths of the web's own files
 * @returns the paths of the files that the web loads: its own, and all that these import
 */
export function loadedByWeb(files: readonly SourceFile[], begin = "apps/web/app/"): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const loaded = new Set<string>();
  const load = (path: string): void => {
    const file = byPath.get(path);
    if (file === undefined || loaded.has(path)) return;
    loaded.add(path);
    for (const { to, isType } of file.imports) if (!isType) load(to);
  };
  for (const { path } of files) if (path.startsWith(begin)) load(path);
  return [...loaded].toSorted();
}

/**
 * Finds formats of `Intl` that are made when a file is loaded: outside of functions, in a function that is given to a
 * call there, or in one of the same file that is called there.
 * @returns a sentence for each
 */
export function earlyFormatsOf(path: string, text: string): string[] {
  // Few files speak of a format at all; the others need not be parsed.
  if (!["Intl", ...methods].some((name) => text.includes(name))) return [];
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const early = new Set<number>();
  /** The functions around a node, the innermost last; `isLater`: it does not run when the file is loaded. */
  const around: { name: string | null; isLater: boolean }[] = [];
  const isLater = () => around.at(-1)?.isLater ?? false;
  const names = new Map<ESTree.Node, string>();
  const runAtStart = new Set<ESTree.Node>();
  const calledAtStart = new Map<string, number>();
  const makers = new Set<string>();
  const noteFormat = ({ start }: ESTree.Node) => {
    if (!isLater()) early.add(start);
    for (const { name } of around) if (name !== null) makers.add(name);
  };
  const noteCall = (node: ESTree.Node, callee: ESTree.Node, given: readonly ESTree.Node[]) => {
    if (isLater()) return;
    for (const each of [callee, ...given])
      runAtStart.add(each.type === "ParenthesizedExpression" ? each.expression : each);
    if (callee.type === "Identifier") calledAtStart.set(callee.name, node.start);
  };
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const name = names.get(node) ?? (node.type === "FunctionDeclaration" ? (node.id?.name ?? null) : null);
    around.push({ name, isLater: isLater() || !runAtStart.has(node) });
  };
  const leave = () => void around.pop();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) names.set(init, id.name);
      if (init?.type === "Identifier" && init.name === "Intl") noteFormat(init);
    },
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    PropertyDefinition({ static: isStatic }) {
      around.push({ name: null, isLater: isLater() || !isStatic });
    },
    "PropertyDefinition:exit": leave,
    NewExpression: (node) => noteCall(node, node.callee, node.arguments),
    CallExpression: (node) => noteCall(node, node.callee, node.arguments),
    MemberExpression(node) {
      const { object, property } = node;
      if (object.type === "Identifier" && object.name === "Intl") noteFormat(node);
      if (property.type === "Identifier" && methods.has(property.name)) noteFormat(node);
    },
  }).visit(program);
  for (const [name, start] of calledAtStart) if (makers.has(name)) early.add(start);
  return [...early]
    .toSorted((one, other) => one - other)
    .map(
      (start) =>
        `${path}:${text.slice(0, start).split("\n").length} makes a format of Intl when it is loaded`,
    );
}
