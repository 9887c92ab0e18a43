/** Whether robots.txt allows a path and its query. */
export type RobotsRules = (pathAndQuery: string) => boolean;

/**
 * Reads robots.txt as RFC 9309 says: the groups that name us, else those for every crawler (`*`); the longest pattern
 * that fits decides, and of two equally long ones the one that allows. `*` matches any characters, `$` the end. Its
 * work is bounded for every content of the file: one pass over its first 500 kB, and each pattern is matched once for
 * each address asked.
 *
 * @param productToken our name in lower case
 */
export function readRobotsRules(robots: string, productToken: string): RobotsRules {
  const rulesOf = new Map<string, Rule[]>();
  let named = new Set<string>();
  let isNaming = false;
  for (const line of robots.slice(0, lengthMax).split(/\r\n|\r|\n/)) {
    const { key, value } = readLine(line);
    if (key === "") continue;
    if (key === "user-agent") {
      if (!isNaming) named = new Set();
      const name = nameOf(value);
      if (name === productToken || name === "*") named.add(name);
    } else if (ruleKeys.has(key)) for (const name of named) addRule(rulesOf, name, key, value);
    isNaming = key === "user-agent";
  }
  const rules = (rulesOf.get(productToken) ?? rulesOf.get("*") ?? []).sort(byPrecedence);
  return (pathAndQuery) => {
    const path = upperEscapes(pathAndQuery);
    return rules.find((rule) => fits(rule, path))?.isAllowed ?? true;
  };
}

/** `crawl-delay` counts as a rule: a group with this line only is a group for us, and forbids nothing. */
const ruleKeys: ReadonlySet<string> = new Set(["allow", "disallow", "crawl-delay"]);

/** The least length that RFC 9309, 2.5, requires a crawler to read. */
const lengthMax = 500 * 1024;

/** `parts`: the texts between the `*` of the pattern. */
type Rule = { length: number; parts: readonly string[]; isToTheEnd: boolean; isAllowed: boolean };

function readLine(line: string): { key: string; value: string } {
  const [said = ""] = line.split("#", 1);
  const colon = said.indexOf(":");
  return { key: said.slice(0, Math.max(0, colon)).trim().toLowerCase(), value: said.slice(colon + 1).trim() };
}

/** The product token without the version: "Vagou/1.0" names "vagou". */
function nameOf(value: string): string {
  return value.toLowerCase().split("/", 1)[0]?.trim() ?? "";
}

function addRule(rulesOf: Map<string, Rule[]>, name: string, key: string, value: string): void {
  const rules = rulesOf.get(name) ?? [];
  rulesOf.set(name, rules);
  if (value === "" || key === "crawl-delay") return;
  const pattern = escaped(value);
  const isToTheEnd = pattern.endsWith("$");
  const parts = (isToTheEnd ? pattern.slice(0, -1) : pattern).split("*");
  rules.push({ length: pattern.length, parts, isToTheEnd, isAllowed: key === "allow" });
}

function byPrecedence(one: Rule, other: Rule): number {
  return other.length - one.length || Number(other.isAllowed) - Number(one.isAllowed);
}

function fits({ parts, isToTheEnd }: Rule, path: string): boolean {
  const [first = "", ...rest] = parts;
  if (!path.startsWith(first)) return false;
  const last = isToTheEnd ? rest.pop() : undefined;
  let at = first.length;
  for (const part of rest) {
    at = path.indexOf(part, at);
    if (at === -1) return false;
    at += part.length;
  }
  if (!isToTheEnd) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}

/** Writes a pattern as URLs are written: "ç" as "%C3%A7", and "%c3" as "%C3". */
function escaped(pattern: string): string {
  try {
    return upperEscapes(encodeURI(pattern).replaceAll("%25", "%"));
  } catch {
    return pattern;
  }
}

function upperEscapes(path: string): string {
  return path.replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}
