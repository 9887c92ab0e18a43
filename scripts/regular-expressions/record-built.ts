import { pathToFileURL } from "node:url";

/**
 * Runs as a process of its own: loads the files given as arguments and writes every regular expression
 * that one of them builds while it loads, as JSON of `{ file, line, source, flags }`. One that is built later,
 * from an untrusted text, is not among them.
 */
const files = process.argv.slice(2);
const built: { file: string; line: number; source: string; flags: string }[] = [];

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, [pattern, flags]: [RegExp | string, string?]) => record(new target(pattern, flags)),
  apply: (target, _this, [pattern, flags]: [RegExp | string, string?]) => record(target(pattern, flags)),
});

for (const file of files) await import(pathToFileURL(file).href);
console.log(JSON.stringify(built));

function record(expression: RegExp): RegExp {
  const { stack = "" } = new Error("built here");
  const { source, flags } = expression;
  for (const file of files) {
    const [, behind] = stack.split(`${pathToFileURL(file).href}:`);
    if (behind) built.push({ file, line: Number.parseInt(behind, 10), source, flags });
  }
  return expression;
}
