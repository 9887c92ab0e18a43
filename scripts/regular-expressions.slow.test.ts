import { execFile } from "node:child_process";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { email } from "@vagou/contract/api/fields";
import { describe, expect, test } from "vitest";
import { findExpressions } from "./regular-expressions/find-expressions.ts";
import { findAttack, type Attackable } from "./regular-expressions/growth.ts";
import { root } from "./setup/project.js";

/** All code that texts of a portal, a person or an e-mail can reach. */
const files = [
  "packages/{providers,contract,one-list}/src/**/*.ts",
  "apps/server/src/**/*.ts",
  "apps/web/app/**/*.{ts,tsx}",
];

/** Exceptions: expressions that only the operator's own texts reach, each with its reason. Should stay empty. */
const trusted: ReadonlyMap<string, string> = new Map();

describe("every regular expression takes linear time", () => {
  const { written, built, formats } = findExpressions(root, files);

  test("that is written in the source", { timeout: 120_000 }, () => {
    expect(written.length).toBeGreaterThan(200);
    expect(superLinear(written)).toEqual([]);
  });

  test(
    "that is built of constant parts, and none is built of other parts",
    { timeout: 120_000 },
    async () => {
      const recorded = await recordBuilt([...new Set(built.map(({ file }) => file))]);
      const unknown = built.filter(({ place }) => !recorded.some((known) => known.place === place));
      expect(unknown, "built later than the file is loaded: search without a regular expression").toEqual([]);
      expect(superLinear(recorded)).toEqual([]);
    },
  );

  test("that zod uses for its formats", () => {
    expect(new Set(formats.map(({ name }) => name))).toEqual(new Set(["email"]));
    const patterns = (email.def.checks ?? []).flatMap(({ _zod: { def } }) =>
      "pattern" in def && def.pattern instanceof RegExp ? [def.pattern] : [],
    );
    expect(patterns).toHaveLength(1);
    expect(
      superLinear(patterns.map((pattern) => ({ place: "zod", ...partsOf(pattern), everywhere: false }))),
    ).toEqual([]);
  });
});

/** Proves that the search finds slow expressions, because a search without results could also be broken. */
describe("the search for slow expressions", () => {
  test.each([
    [/<p>(\s|&nbsp;|\u00a0|<br \/>)*<\/p>/g, "exponential behind a beginning"],
    [/\s+$/, "tried anew at each blank"],
    [/^\s*user-agent:/im, "tried anew on each line"],
    [/["'](?<address>[^"']*job\/[^"']+)["']/, "two repetitions that share a word"],
    [/^(?:\d+ jobs\b)?\s*-?\s*(.*)$/i, "two repetitions that share blanks"],
    [/^\/jobs\/(?:[^/]+\/){0,3}(?<id>[^/]*\d[^/]*?)\/?$/, "that fails near the end only"],
  ])("finds %s, %s", (expression) => {
    expect(findAttack({ ...partsOf(expression), everywhere: false })).toBeDefined();
  });

  test("finds one that is slow only because it is tried again after every match", () => {
    const expression = partsOf(/a(?=[^b]*c)|x/);
    expect(findAttack({ ...expression, everywhere: true })).toBeDefined();
  });

  test.each([/^\s+/, /[^\s]+/g, /(?<!\s)\s+$/, /^[^@]+@[^@]+$/, /<[^<>]*>/g, /(?:[^"\\]|\\.)*"/y])(
    "lets %s pass",
    (expression) => {
      expect(findAttack({ ...partsOf(expression), everywhere: false })).toBeUndefined();
    },
  );
});

function partsOf({ source, flags }: RegExp): { source: string; flags: string } {
  return { source, flags };
}

/** @returns place, expression and attack of each expression that takes more than linear time */
function superLinear(expressions: readonly (Attackable & { place: string })[]): string[] {
  const known = new Map<string, string | undefined>();
  return expressions.flatMap((expression) => {
    const { place, source, flags, everywhere } = expression;
    const name = `/${source}/${flags}`;
    if (trusted.has(name)) return [];
    const key = `${name} ${everywhere}`;
    if (!known.has(key)) known.set(key, findAttack(expression));
    const attack = known.get(key);
    return attack === undefined
      ? []
      : [`${place} ${name} takes far more than twice as long on twice the ${attack}`];
  });
}

async function recordBuilt(names: readonly string[]) {
  const program = fileURLToPath(new URL("./regular-expressions/record-built.ts", import.meta.url));
  const { stdout } = await run(process.execPath, [program, ...names.map((name) => join(root, name))]);
  const built: { file: string; line: number; source: string; flags: string }[] = JSON.parse(stdout);
  return built.map(({ file, line, ...expression }) => ({
    place: `${relative(root, file).split(sep).join("/")}:${line}`,
    ...expression,
    everywhere: false,
  }));
}

const run = promisify(execFile);
