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
