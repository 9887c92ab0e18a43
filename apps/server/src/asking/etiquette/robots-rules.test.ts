import { describe, expect, test } from "vitest";
import { readRobotsRules } from "./robots-rules.ts";

const allows = (robots: string, path: string) => readRobotsRules(robots, "vagou")(path);
const forAll = (...rules: string[]) => ["User-agent: *", ...rules].join("\n");

describe("robots.txt", () => {
  test("allows what it does not mention", () => {
    for (const robots of ["", "Disallow: /", forAll("Disallow:"), "User-agent: Googlebot\nDisallow: /"])
      expect(allows(robots, "/vagas")).toBe(true);
  });

  test("applies the group with our name, with or without a version, before the group for all crawlers", () => {
    for (const name of ["Vagou", "vagou/1.0", " VAGOU "]) {
      const robots = `User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nUser-agent: ${name}\nDisallow: /busca`;
      expect(allows(robots, "/vagas")).toBe(true);
      expect(allows(robots, "/busca?q=x")).toBe(false);
    }
    expect(allows("User-agent: Vagou\nCrawl-delay: 1\nUser-agent: *\nDisallow: /", "/vagas")).toBe(true);
  });

  test("may name us in several groups, with comments and any line ends", () => {
    const robots = "user-agent:Vagou#nós\rdisallow: /a # não\r\n\r\nUser-Agent: vagou\nDISALLOW : /b";
    expect(["/a", "/b", "/c"].map((path) => allows(robots, path))).toEqual([false, false, true]);
  });

  test("is decided by the longest pattern that fits, and for equally long ones by the one that allows", () => {
    const robots = forAll("Allow: /busca/aberta", "Disallow: /busca", "Disallow: /vaga", "Allow: /vaga");
    expect(["/busca", "/busca/aberta/1", "/vaga/1"].map((path) => allows(robots, path))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.each([
    ["/*.php$", "/a/b.php", "/a.php?x"],
    ["/*?pagina=", "/vagas?pagina=2", "/vagas?p=2"],
    ["/a*b*c", "/a1b2c3", "/a1c2b3"],
    ["/vagas$", "/vagas", "/vagas/"],
    ["*x", "/qualquerx", "/qualquer"],
    ["/estágio", "/est%C3%A1gio", "/estagio"],
    ["/a%2fb", "/a%2Fb", "/a/b"],
    ["/*aba$", "/aba", "/ab"],
  ])("forbids with %s the address %s and not %s", (pattern, forbidden, other) => {
    expect(allows(forAll(`Disallow: ${pattern}`), forbidden)).toBe(false);
    expect(allows(forAll(`Disallow: ${pattern}`), other)).toBe(true);
  });
});
