import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { htmlToText } from "../html/html-to-text.ts";
import { withoutDesirable } from "../text/say-desirable.ts";
import { readPostingText } from "./read-posting-text.ts";

/** Pieces of postings, joined in any order, with and without breaks. */
const piece = fc.constantFrom(
  ..."Responsabilidades e atribuições|Requisitos e qualificações|Informações adicionais|REQUISITOS:|Benefícios:|O que oferecemos|Será um diferencial|Desejável:|Etapas do processo|Sobre a empresa|Local:|Horário: das 8h às 17h|Modelo de trabalho: Híbrido|Escolaridade:|Saúde:|Ensino médio completo|experiência com vendas|Conhecimento em Node.js e PostgreSQL|CNH B|Vale-transporte|Vale-refeição de R$ 1.050,00|plano de saúde|PLR|Seguro de vida|Bolsa-auxílio (R$ 900,00; líquido)|Venha fazer parte!|E muito mais!|Somos uma padaria. Fazemos pão desde 1988|1) Triagem|2) Entrevista|a) Inglês|🍛 Refeição|💙|R$ 0,00|www.padaria.com.br|S.A.|Dr. Sérgio|C# e .NET|Boa comunicação; organização; Excel|(manhã; tarde)|Formação|superior completa|em|______|**Requisitos**|https://a.b/c?d=e".split(
    "|",
  ),
);
const glue = fc.constantFrom(
  "",
  " ",
  "\n",
  "\n\n",
  ".",
  ". ",
  ";",
  "; ",
  "•",
  "\n• ",
  "\n- ",
  "\n* ",
  ":",
  ", ",
  "?",
  "!\n",
);
const posting = fc
  .array(fc.tuple(piece, glue), { maxLength: 25 })
  .map((parts) => parts.map(([text, between]) => text + between).join(""));
const anyText = fc.oneof(
  posting,
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 100 }),
);

describe("the reading of a posting's text", () => {
  test("but for the word that we add, an item holds only letters of the text, in their order", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const source = lettersOf(text).join("");
        const read = readPostingText(text);
        for (const item of [...read.requirements.map(withoutDesirable), ...read.benefits])
          expect(source).toContain(lettersOf(item).join(""));
      }),
      { numRuns: 1_000 },
    );
  });

  test("the description holds every word of the text in order; only a heading repeated at once is written once", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const source = lettersOf(text);
        const described = lettersOf(htmlToText(readPostingText(text).html));
        expect(isSubsequence(described, source)).toBe(true);
        expect(new Set(described)).toEqual(new Set(source));
        expect(saysHeadingTwice(text) ? source : described).toEqual(source);
      }),
      { numRuns: 1_000 },
    );
  });

  test("no item is a heading, a mark or a repetition", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { requirements, benefits } = readPostingText(text);
        for (const items of [requirements, benefits]) {
          expect(new Set(items).size).toBe(items.length);
          for (const item of items) expect(item).not.toMatch(/^[\s•*;]|[\s;.,]$|^$/);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

function lettersOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let index = 0;
  for (const letter of whole) if (part[index] === letter) index += 1;
  return index === part.length;
}

function saysHeadingTwice(text: string): boolean {
  return /requisitos[\s\S]*requisitos|adicionais[\s\S]*adicionais|atribuições[\s\S]*atribuições|benef[\s\S]*benef|oferecemos[\s\S]*oferecemos|diferencial[\s\S]*diferencial|desejável[\s\S]*desejável|etapas[\s\S]*etapas|sobre[\s\S]*sobre/i.test(
    text,
  );
}
