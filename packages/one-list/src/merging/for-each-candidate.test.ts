import { expect, test } from "vitest";
import { postingOf } from "../testing/posting-of.ts";
import { honestOrdinary } from "../fraud/samples/honest-ordinary.ts";
import { readSamples } from "../fraud/samples/read-samples.ts";
import { forEachCandidate } from "./for-each-candidate.ts";
import { mergeVacancies } from "./merge-vacancies.ts";
import { noWordsRead, postingFacts } from "./reading/posting-facts.ts";

const texts = readSamples(honestOrdinary).map(({ job }) => job.description);

const portals = ["gupy", "catho", "infojobs", "vagas"];

/** A vacancy of one employer, with the title and the town of all others, and a long text of its own. */
function cashier(number: number, source = portals[number % portals.length] ?? "gupy") {
  let description = "";
  for (let at = number + 1; description.length < 4_000; at = (at * 7 + 13) % 100_003)
    description += texts[at % texts.length];
  return postingOf({
    id: `${source}-${number}`,
    source,
    url: `https://${source}.example/${number}`,
    title: "Operador de Caixa",
    company: "Supermercado Estrela do Vale",
    location: "Recife - PE",
    description,
  });
}

const cashiers = (count: number) => Array.from({ length: count }, (_, number) => cashier(number));

test("of hundreds of postings of one employer, title and town, the pairs that are compared grow with their number, not by its square", () => {
  const compared = (count: number) => {
    let pairs = 0;
    const read = noWordsRead();
    forEachCandidate(
      cashiers(count).map((job) => postingFacts(job, read)),
      () => (pairs += 1),
    );
    return pairs;
  };
  expect(compared(60)).toBe((60 * 59) / 2);
  expect(compared(800) / compared(400)).toBeLessThan(2.2);
});

test("what another portal tells again is found among many postings of its employer", () => {
  const told = Array.from({ length: 15 }, (_, nth) => nth * 10);
  const vacancies = mergeVacancies([...cashiers(150), ...told.map((number) => cashier(number, "solides"))]);
  expect(vacancies.length).toBeGreaterThan(75);
  const found = vacancies.map(({ lead, others }) => [lead, ...others].map(({ id }) => id));
  const apart = told.filter((number) => {
    const ids = [cashier(number).id, cashier(number, "solides").id];
    return !found.some((vacancy) => ids.every((id) => vacancy.includes(id)));
  });
  expect(apart).toEqual([]);
});

test("a hidden employer's words under another title are compared with those that have its pay", () => {
  const titled = (id: string, title: string, company: string | null, description: string) =>
    postingFacts({ ...cashier(1), id, url: `https://${id}.example/vaga`, title, company, description });
  const postings = [
    titled("gupy-1", "Atendente de Padaria", "Padaria Perobal", "Das 5h40 às 14h20. Salário de R$ 1.640."),
    titled("bne-2", "Balconista", null, "Entrada às 5h40, saída às 14:20. R$ 1640,00."),
    titled("bne-3", "Copeira", null, "Das 7h às 15h. R$ 1.900."),
  ];
  const pairs: string[] = [];
  forEachCandidate(postings, (one, other) => pairs.push(`${one} ${other}`));
  expect(pairs).toEqual(["0 1"]);
});

test("of hundreds of employers that have many words in common, each posting is compared with few", () => {
  const letters = "bcdfghjklm";
  const word = (number: number) =>
    `${letters[number % 10]}a${letters[Math.floor(number / 10) % 10]}odo${letters[number % 7]}u`;
  const read = noWordsRead();
  const postings = Array.from({ length: 800 }, (_, number) => {
    const company = Array.from({ length: 8 }, (_, at) => word(number * (2 * at + 1) + at)).join(" ");
    return postingFacts({ ...cashier(number), company, description: "" }, read);
  });
  const others = new Map<number, number>();
  forEachCandidate(postings, (one) => others.set(one, (others.get(one) ?? 0) + 1));
  expect(Math.max(...others.values())).toBe(100);
});

test("a portal that sends one posting hundreds of times gets several cards: to compare all within one takes minutes", () => {
  const again = Array.from({ length: 200 }, (_, number) => ({ ...cashier(0), id: `gupy-${number}` }));
  const sizes = mergeVacancies(again).map(({ others }) => others.length + 1);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(200);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60);
  expect(sizes.length).toBeLessThan(20);
});

test("an employer's name of a hundred words or names is read up to a bound, for each is compared with each of another", () => {
  const company = (separator: string) =>
    Array.from({ length: 60 }, (_, number) => `q${"abcdefgh"[number % 8]}${number}`).join(separator);
  const read = (name: string) => postingFacts({ ...cashier(1), company: name }).employer;
  expect(read(company(" "))?.words).toHaveLength(16);
  expect(read(company("|"))?.names).toHaveLength(4);
});
