import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { facets, noFilters, offeredValues, orders, unsaid, type Filters } from "./filters.ts";
import { nameKey } from "./name-key.ts";
import { readFilters, readWords } from "./read-filters.ts";
import { writeFilters } from "./write-filters.ts";

describe("wishes in the address", () => {
  test("an address without wishes is no wish, and no wish leaves the address empty", () => {
    expect(readFilters(new URLSearchParams("q=vendas&pagina=2"))).toEqual(noFilters);
    expect(writeFilters(noFilters).toString()).toBe("");
  });

  test("a person can read the address", () => {
    const wishes: Filters = {
      ...noFilters,
      published: ["7"],
      mode: ["remote", unsaid],
      contract: ["clt", "internship"],
      pay: ["3500"],
      pcd: ["pcd"],
      portal: ["catho", "gupy"],
      employer: ["padaria-sol"],
      city: ["recife-pe"],
      without: ["vendas", "telemarketing"],
      order: "newest",
    };
    const address =
      "periodo=7&modo=remoto.nao-informado&contrato=clt.estagio&salario=3500&pcd=sim&portais=catho.gupy" +
      "&empresa=padaria-sol&cidade=recife-pe&sem=vendas+telemarketing&ordem=recentes";
    expect(writeFilters(wishes).toString()).toBe(address);
    expect(readFilters(new URLSearchParams(address))).toEqual(wishes);
  });

  test.each([
    "periodo=5",
    "modo=longe",
    "contrato=clt2",
    "salario=-3",
    "salario=0",
    "salario=1e9",
    "salario=muito",
    "nivel=",
    "pcd=1",
    "empresa=%F0%9F%92%99",
    "sem=%2B",
    "ordem=pior",
    "periodo=constructor&ordem=__proto__",
  ])("%s is no wish", (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual(noFilters);
  });

  test("what is wrong does not take along what is right", () => {
    expect(readFilters(new URLSearchParams("contrato=clt.clt.sim,pj&contrato=estagio")).contract).toEqual([
      "clt",
      "pj",
      "internship",
    ]);
  });

  test("an employer keeps its name, even if it is called as a value is", () => {
    const wishes = { ...noFilters, employer: ["remote", "said", unsaid] };
    expect(writeFilters(wishes).toString()).toBe("empresa=remote.said.nao-informado");
    expect(readFilters(writeFilters(wishes))).toEqual(wishes);
  });

  test("a name in an address has letters and digits, and single signs between them", () => {
    expect(["Sol & Cia.", "  3M do Brasil", "C&A", "«Pão»", "株式会社", "!"].map(nameKey)).toEqual([
      "sol-cia",
      "3m-do-brasil",
      "c-a",
      "pao",
      "株式会社",
      "",
    ]);
  });

  test("a long name is cut between two letters", () => {
    const [long, rare] = ["a".repeat(78), "\u{10400}"];
    expect(nameKey(`${long} ${rare}`)).toBe(long);
    expect(nameKey(`${long}${rare}${rare}`)).toBe(`${long}${rare.toLowerCase()}`);
  });

  test("words come as a person types them", () => {
    expect(readWords("Vendas, TELEMARKETING;  técnico vendas")).toEqual([
      "vendas",
      "telemarketing",
      "tecnico",
    ]);
  });

  test("an address with thousands of values is read up to what a person chooses", () => {
    const many = Array.from({ length: 5000 }, (_, at) => `x${at}`);
    const read = readFilters(new URLSearchParams({ empresa: many.join("."), sem: many.join(" ") }));
    expect([read.employer.length, read.without.length]).toEqual([50, 20]);
  });
});

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 100 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("clt.pj", "nao-informado", "?", "3000", "remoto", "Vendas, TI", "newest"),
);
const keys = fc.constantFrom(
  ..."periodo,modo,contrato,salario,nivel,pcd,portais,empresa,cidade,sem,ordem,q".split(","),
);
const anyAddress = fc
  .array(fc.tuple(keys, text), { maxLength: 12 })
  .map((pairs) => new URLSearchParams(pairs));

const some = (values: fc.Arbitrary<string>) => fc.uniqueArray(values, { maxLength: 8 });
const offered = (facet: "published" | "mode" | "contract" | "level" | "pcd") =>
  fc.shuffledSubarray([...offeredValues[facet]]);
const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
const named = some(
  fc.oneof(
    fc.constant(unsaid),
    name.map(nameKey).filter((key) => key !== "" && key !== "nao-informado"),
  ),
);
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  published: offered("published"),
  mode: offered("mode"),
  contract: offered("contract"),
  pay: some(fc.oneof(fc.constantFrom("said", unsaid), fc.integer({ min: 1, max: 999_999 }).map(String))),
  level: offered("level"),
  pcd: offered("pcd"),
  portal: named,
  employer: named,
  city: named,
  without: text.map(readWords),
  order: fc.constantFrom(...orders),
});

describe("for all addresses and wishes", () => {
  test("wishes that are written into an address are read from it", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
      }),
      { numRuns: 300 },
    );
  });

  test("any address is read without an error, as wishes that stay the same when they are written", () => {
    fc.assert(
      fc.property(anyAddress, (params) => {
        const filters = readFilters(params);
        expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
        for (const facet of facets) expect(filters[facet]).toHaveLength(new Set(filters[facet]).size);
      }),
      { numRuns: 500 },
    );
  });

  test("the key of a name is the key of itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (any) => {
        expect(nameKey(nameKey(any))).toBe(nameKey(any));
      }),
      { numRuns: 500 },
    );
  });
});
