import type { Plugin } from "vite";

/**
 * Radix calls a helper for each of its functions, so that minified code keeps their names. The app does not read these
 * names, and a call keeps a function that nothing else uses: without these calls all scripts are smaller.
 */
export function unnamedFunctions(): Plugin {
  return {
    name: "unnamed-functions",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/node_modules\/@radix-ui\//, code: "__name(" },
      handler(code) {
        return { code: withoutNames(code, this.parse(code)), map: null };
      },
    },
  };
}

/** @param program the tree of `code` (ESTree, with places) @returns `code` with the function in the place of each call */
export function withoutNames(code: string, program: object): string {
  const cuts = [...findCalls(program)].flatMap(({ call, named }) => [
    { from: call.start, to: named.start },
    { from: named.end, to: call.end },
  ]);
  let text = code;
  // From the end on, so that the places before stay right.
  for (const { from, to } of cuts.toSorted((one, other) => other.from - one.from))
    text = text.slice(0, from) + text.slice(to);
  return text;
}

type Place = { start: number; end: number };

function* findCalls(node: object): Generator<{ call: Place; named: Place }> {
  if (isPlaced(node) && "callee" in node && "arguments" in node && Array.isArray(node.arguments)) {
    const named: unknown = node.arguments[0];
    if (isNameHelper(node.callee) && isPlaced(named)) yield { call: node, named };
  }
  for (const part of Object.values(node))
    if (typeof part === "object" && part !== null) yield* findCalls(part);
}

function isNameHelper(callee: unknown): boolean {
  return typeof callee === "object" && callee !== null && "name" in callee && callee.name === "__name";
}

function isPlaced(node: unknown): node is Place {
  return typeof node === "object" && node !== null && "start" in node && "end" in node;
}
