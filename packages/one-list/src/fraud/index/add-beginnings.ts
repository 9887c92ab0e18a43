import type { CharacterTree } from "./character-tree.ts";

/**
 * Reads the source of an expression and adds to a tree the first characters that a match may have. `cursos?` has one
 * beginning, "curso"; `pag(?:a|ue)` has two, "paga" and "pague". A beginning stops where the source allows any character, or a
 * repetition. What only looks ahead or behind is not read. So each match starts with a beginning in the tree, but a
 * beginning may stand in a text where the expression finds nothing.
 */
export function addBeginnings<Value>({ source }: RegExp, tree: CharacterTree<Value>, value: Value): void {
  let at = 0;
  endAll(readAlternatives([tree.anywhere]));

  /** Each reader gets the nodes where its part of the source starts, and returns the nodes where it ends. */
  function readAlternatives(from: Nodes): Nodes {
    const behind = new Set<number>();
    let nodes = from;
    while (at < source.length && source[at] !== ")")
      if (source[at] === "|") {
        at += 1;
        for (const node of nodes) behind.add(node);
        nodes = from;
      } else if (nodes.length === 0) skip();
      else nodes = readRepeated(nodes);
    at += 1;
    for (const node of nodes) behind.add(node);
    return [...behind];
  }

  /** All beginnings have stopped: goes to the next alternative, or to the end of the group. */
  function skip(): void {
    for (let depth = 0; at < source.length; at += 1) {
      const character = source[at];
      if (depth === 0 && (character === "|" || character === ")")) return;
      if (character === "\\") at += 1;
      else if (character === "[") at = endOfClass();
      else if (character === "(") depth += 1;
      else if (character === ")") depth -= 1;
    }
  }

  function endOfClass(): number {
    let end = at;
    while (source[end] !== "]") end += source[end] === "\\" ? 2 : 1;
    return end;
  }

  function readRepeated(from: Nodes): Nodes {
    const behind = readPart(from);
    const sign = source[at] ?? "";
    if (sign === "" || !"?*+{".includes(sign)) return behind;
    const isOptional = sign === "?" || sign === "*" || source[at + 1] === "0";
    at = sign === "{" ? source.indexOf("}", at) + 1 : at + 1;
    const all = isOptional ? [...new Set([...from, ...behind])] : behind;
    return sign === "?" ? all : endAll(all);
  }

  function readPart(from: Nodes): Nodes {
    const character = source[at] ?? "";
    at += 1;
    if (character === "(") return readGroup(from);
    if (character === "[") return readClass(from);
    if (character === "\\") return readEscaped(from);
    if (character === "^" || character === "$") return from;
    return character === "." ? endAll(from) : step(from, character);
  }

  function readGroup(from: Nodes): Nodes {
    if (source[at] !== "?") return readAlternatives(from);
    const looks = source[at + 1] !== ":";
    at += source[at + 1] === "<" ? 3 : 2;
    const behind = readAlternatives(looks ? [] : from);
    return looks ? from : behind;
  }

  function readClass(from: Nodes): Nodes {
    const end = endOfClass();
    const members = source.slice(at, end).replaceAll(String.raw`\d`, "0");
    at = end + 1;
    return wideClass.test(members)
      ? endAll(from)
      : Array.from(members.replaceAll("\\", "")).flatMap((one) => step(from, one));
  }

  function readEscaped(from: Nodes): Nodes {
    const character = source[at] ?? "";
    at += 1;
    if (character === "b") return readWordEdge(from);
    if (character === "d") return step(from, "0");
    return letter.test(character) ? endAll(from) : step(from, character);
  }

  function readWordEdge(from: Nodes): Nodes {
    return from.flatMap((before) => {
      const { node, isEnd } = tree.atEdge(before);
      return isEnd ? endAll([node]) : [node];
    });
  }

  /** An emoji has two units. */
  function step(from: Nodes, character: string): Nodes {
    let nodes = from;
    for (let unit = 0; unit < character.length; unit += 1)
      nodes = nodes.flatMap((node) => tree.behind(node, character.charCodeAt(unit)) ?? endAll([node]));
    return nodes;
  }

  function endAll(nodes: Nodes): Nodes {
    for (const node of nodes) tree.end(node, value);
    return [];
  }
}

type Nodes = readonly number[];

/** A class of too many characters to list: `[^…]`, `\w`, `[a-z]`. */
const wideClass = /^\^|\\[a-z]|[a-z]-[a-z]/i;
const letter = /[a-z]/i;
