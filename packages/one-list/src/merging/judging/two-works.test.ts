import { expect, test } from "vitest";
import { postingOf } from "../../testing/posting-of.ts";
import { postingFacts, type PostingFacts } from "../reading/posting-facts.ts";
import { twoWorks } from "../samples/two-works.ts";
import { judgePair } from "./judge-pair.ts";

const duties =
  "organizar a rotina do setor, atender a equipe e os clientes internos, preencher os controles diários no sistema, zelar pelos equipamentos e pelo local de trabalho, cumprir as normas de segurança e apoiar os colegas quando for preciso. Requisitos: ensino médio completo, experiência de seis meses e disponibilidade de horário. Oferecemos salário compatível, vale-transporte, refeição no local, plano de saúde e seguro de vida.";

const spoken = (one: string, other: string): string =>
  `<p>A empresa contrata profissional para ${one} ou ${other}: ${duties}</p>`;

test.each([
  ["that speaks of both", spoken, spoken],
  ["that speaks of neither", () => duties, () => duties],
  [
    "that one portal cuts",
    (one: string, other: string) => `${spoken(one, other).slice(0, 230)}...</p>`,
    spoken,
  ],
] as const)(
  "two titles that each name something of their own are two vacancies, above one text %s",
  (_, textOfOne, textOfOther) => {
    const asOne = twoWorks.filter(([one, other]) =>
      ["Jequitibá Ltda", null].some((company) => {
        const first = posting("catho", one, company, textOfOne(one, other));
        const second = posting("gupy", other, "Jequitibá", textOfOther(one, other));
        return judgePair(first, second) === "same";
      }),
    );
    expect(asOne).toEqual([]);
  },
);

let count = 0;

function posting(source: string, title: string, company: string | null, description: string): PostingFacts {
  count += 1;
  const url = `https://${source}.example/${count}`;
  return postingFacts(
    postingOf({ id: `${source}-${count}`, source, url, title, company, location: "Itu (SP)", description }),
  );
}
