import { expect, test } from "vitest";
import { postingOf } from "../../testing/posting-of.ts";
import { postingFacts, type PostingFacts } from "../reading/posting-facts.ts";
import { announcedTitles } from "../samples/announced-titles.ts";
import { otherConditions } from "../samples/other-conditions.ts";
import { otherWords } from "../samples/other-words.ts";
import { judgePair } from "./judge-pair.ts";

const text =
  "<p>Organizar a rotina do setor, atender a equipe e os clientes internos, preencher os controles diários no sistema, zelar pelos equipamentos e pelo local de trabalho, cumprir as normas de segurança e apoiar os colegas quando for preciso. Requisitos: ensino médio completo, experiência de seis meses e disponibilidade de horário. Oferecemos salário compatível, vale-transporte, refeição no local, plano de saúde e seguro de vida.</p>";

test("a title that says for whom, for how long or when the work is, and one that does not, are two vacancies above one text", () => {
  expect(otherConditions.filter((titles) => areOne(titles, text))).toEqual([]);
});

test("titles in two languages, spellings or names of one occupation are one vacancy above one text", () => {
  expect(otherWords.filter((titles) => !areOne(titles, text))).toEqual([]);
});

test("what an announcement says around the work makes no other vacancy, with no text on one side", () => {
  expect(announcedTitles.filter((titles) => !areOne(titles, ""))).toEqual([]);
});

let count = 0;

function areOne([one, other]: readonly [string, string], textOfOther: string): boolean {
  return judgePair(posting("catho", one, text), posting("gupy", other, textOfOther)) === "same";
}

function posting(source: string, title: string, description: string): PostingFacts {
  count += 1;
  const url = `https://${source}.example/${count}`;
  const company = "Jequitibá";
  return postingFacts(
    postingOf({ id: `${source}-${count}`, source, url, title, company, location: "Itu (SP)", description }),
  );
}
