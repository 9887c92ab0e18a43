import type { Job } from "@vagou/contract/search/job";
import { describe, expect, test } from "vitest";
import { postingOf } from "../../testing/posting-of.ts";
import { postingFacts, type PostingFacts } from "../reading/posting-facts.ts";
import { eighthUnseenPairs } from "../samples/eighth-unseen-pairs.ts";
import { employerPairs } from "../samples/employer-pairs.ts";
import { factPairs } from "../samples/fact-pairs.ts";
import { fifthUnseenPairs } from "../samples/fifth-unseen-pairs.ts";
import { fifthUnseenTexts } from "../samples/fifth-unseen-texts.ts";
import { fourthUnseenPairs } from "../samples/fourth-unseen-pairs.ts";
import { fourthUnseenTexts } from "../samples/fourth-unseen-texts.ts";
import { heldBackPairs } from "../samples/held-back-pairs.ts";
import { laterPairs } from "../samples/later-pairs.ts";
import { ninthUnseenPairs } from "../samples/ninth-unseen-pairs.ts";
import { placePairs } from "../samples/place-pairs.ts";
import { secondUnseenPairs } from "../samples/second-unseen-pairs.ts";
import { secondUnseenTexts } from "../samples/second-unseen-texts.ts";
import { seventhUnseenPairs } from "../samples/seventh-unseen-pairs.ts";
import { sixthUnseenPairs } from "../samples/sixth-unseen-pairs.ts";
import { tenthUnseenPairs } from "../samples/tenth-unseen-pairs.ts";
import { texts } from "../samples/texts.ts";
import { thirdUnseenPairs } from "../samples/third-unseen-pairs.ts";
import { thirdUnseenTexts } from "../samples/third-unseen-texts.ts";
import { titlePairs } from "../samples/title-pairs.ts";
import { unseenCarePairs } from "../samples/unseen-care-pairs.ts";
import { unseenOfficePairs } from "../samples/unseen-office-pairs.ts";
import { unseenRepostPairs } from "../samples/unseen-repost-pairs.ts";
import { unseenShopPairs } from "../samples/unseen-shop-pairs.ts";
import { unseenTexts } from "../samples/unseen-texts.ts";
import { judgePair } from "./judge-pair.ts";

const files = {
  employerPairs,
  factPairs,
  fifthUnseenPairs,
  fourthUnseenPairs,
  heldBackPairs,
  laterPairs,
  placePairs,
  secondUnseenPairs,
  thirdUnseenPairs,
  titlePairs,
  unseenCarePairs,
  unseenOfficePairs,
  unseenRepostPairs,
  unseenShopPairs,
};

test.each(Object.entries(files))(
  "each posting of %s with each other posting of the file whose text tells another work: none is one vacancy",
  (_, pairs) => {
    const postings = pairs.flatMap(({ postings: both, works }, pair) =>
      both.map((job, side) => ({ facts: afresh(job, `${pair}-${side}`), work: works[side] ?? "", pair })),
    );
    const asOne = postings.flatMap((one, at) =>
      postings
        .slice(at + 1)
        .filter((other) => tellOthers(one, other) && judgePair(one.facts, other.facts) === "same")
        .map((other) => `${one.work}: ${one.facts.job.title} | ${other.work}: ${other.facts.job.title}`),
    );
    expect(asOne).toEqual([]);
  },
);

const untilNinth = { ...files, sixthUnseenPairs, seventhUnseenPairs, eighthUnseenPairs, ninthUnseenPairs };

// Writers of later sets say in nearly the same words, with the same numbers, what a camareira or an installer of fibre does.
test.each([
  ["4.2 %", untilNinth, 0.042],
  ["with the tenth set, 5.4 %", { ...untilNinth, tenthUnseenPairs }, 0.054],
] as const)(
  "of two works of one trade, each told by its own text, one of them with its employer hidden, %s at most are one vacancy",
  (_, sets, most) => {
    const postings = Object.values(sets)
      .flatMap((pairs) =>
        pairs.flatMap(({ postings: both, works }) =>
          both.map((job, side) => [job, works[side] ?? ""] as const),
        ),
      )
      .filter(([{ description }, work]) => work !== "" && description.length >= 200);
    const written = (source: string, company: string | null): readonly Told[] =>
      postings.map(([job, work], at) => ({
        work: work.replace(/-b$/, ""),
        facts: afresh({ ...job, ...unsaid, source, company }, `${company}-${at}`),
      }));
    const named = written("gupy", "Jequitibá");
    const seen = new Set<string>();
    let asOne = 0;
    for (const one of written("catho", null))
      for (const other of named) {
        const pair = `${one.work} ${other.work} ${one.facts.roleKey}`;
        if (one.work === other.work || one.facts.roleKey !== other.facts.roleKey || seen.has(pair)) continue;
        seen.add(pair);
        if (judgePair(one.facts, other.facts) === "same") asOne += 1;
      }
    expect(seen.size).toBeGreaterThan(1000);
    expect(asOne / seen.size).toBeLessThanOrEqual(most);
  },
);

type Told = { readonly work: string; readonly facts: PostingFacts };

const unsaid = {
  location: "Itu (SP)",
  salary: null,
  work_mode: null,
  posted_at: "2026-11-10",
  summary: { tipoContrato: null, requisitos: [], beneficios: [] },
};

type Named = { readonly facts: PostingFacts; readonly work: string; readonly pair: number };

function tellOthers(one: Named, other: Named): boolean {
  return one.pair !== other.pair && one.work !== "" && other.work !== "" && one.work !== other.work;
}

/** An address of its own: the numbers of two pairs may be the same. */
function afresh(job: Job, id: string): PostingFacts {
  return postingFacts({ ...job, id: `${job.source}-${id}`, url: `https://${job.source}.example/vaga/${id}` });
}

describe("one employer, one general title, one town, and two texts", () => {
  const works = Object.entries({
    ...texts,
    ...unseenTexts,
    ...secondUnseenTexts,
    ...thirdUnseenTexts,
    ...fourthUnseenTexts,
    ...fifthUnseenTexts,
  }).filter(([name]) => !/sobre|intro|generico|temp-rh/.test(name));
  const whole = (html: string): string => html;
  const teaser = (html: string): string => `${plain(html).slice(0, 200)}...`;
  const brief = (html: string): string => texts["sobre-jatoba"] + plain(html).slice(0, 160) + benefits;

  // Most of those shown as one tell one trade, as two bakers: under one title and employer, no text tells them apart.
  test.each([
    ["whole", whole, whole, 0.0039, 0.95],
    ["one of them cut by the portal", teaser, whole, 0.0039, 0.75],
    ["short, between one introduction and one list of benefits", brief, brief, 0.001, 0],
  ] as const)("%s", (_, writeOne, writeOther, wrongMost, rightLeast) => {
    const ones = works.map(([name, html]) => ({ name, facts: generalPosting("catho", writeOne(html)) }));
    const others = works.map(([name, html]) => ({ name, facts: generalPosting("gupy", writeOther(html)) }));
    const count = { wrong: 0, different: 0, right: 0, same: 0 };
    for (const one of ones)
      for (const other of others) {
        if (one.name === other.name) continue;
        const isOne = judgePair(one.facts, other.facts) === "same";
        if (one.name.replace(/-b$/, "") === other.name.replace(/-b$/, "")) {
          count.same += 1;
          if (isOne) count.right += 1;
        } else {
          count.different += 1;
          if (isOne) count.wrong += 1;
        }
      }
    expect(count.wrong / count.different).toBeLessThanOrEqual(wrongMost);
    expect(count.right / count.same).toBeGreaterThanOrEqual(rightLeast);
  });
});

const benefits =
  " Oferecemos vale-transporte, vale-refeição, plano de saúde e odontológico, seguro de vida e convênio com farmácia. Envie seu currículo.";

let count = 0;

function generalPosting(source: string, description: string): PostingFacts {
  count += 1;
  const [title, company, location] = ["Operador de Produção", "Jequitibá Ltda", "Itu (SP)"];
  return postingFacts(
    postingOf({
      id: `${source}-${count}`,
      url: `https://${source}.example/${count}`,
      source,
      title,
      company,
      location,
      description,
    }),
  );
}

function plain(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, " ").trim();
}

describe("of the pairs that are one vacancy, where the second posting says something else", () => {
  const same = Object.values(files).flatMap((pairs) =>
    pairs.filter(
      ({ verdict, postings: [one, other] }) =>
        verdict === "same" && judgePair(postingFacts(one), postingFacts(other)) === "same",
    ),
  );
  const said = (job: Job): string => `${job.title} ${job.description}`;
  type Change = readonly [
    what: string,
    most: number,
    ofOne: (job: Job) => Job,
    ofOther: (job: Job) => Job,
    unless: RegExp,
  ];
  const titled =
    (more: string) =>
    (job: Job): Job => ({ ...job, title: `${job.title} - ${more}` });
  const changes: readonly Change[] = [
    [
      "a level",
      0,
      (job) => job,
      titled("Sênior"),
      /\b(?:s[êe]nior|sr|pleno|pl|j[úu]nior|jr)\b|est[áa]gi|aprendiz/i,
    ],
    [
      "two levels",
      0,
      titled("Júnior"),
      titled("Sênior"),
      /\b(?:s[êe]nior|sr|pleno|pl)\b|est[áa]gi|aprendiz/i,
    ],
    ["two shops", 2, titled("Loja Perobal"), titled("Loja Jacarandá"), /^$/],
    ["two areas", 5, titled("Financeiro"), titled("Qualidade"), /financeir|qualidade/i],
    ["other hours", 0, titled("6h às 14h"), titled("14h às 22h"), /^$/],
    ["two shifts", 0, titled("Diurno"), titled("Noturno"), /turno|noturn|diurn|noite|manh/i],
    [
      "other pay",
      0,
      (job) => ({ ...job, salary: "R$ 1.800,00 por mês" }),
      (job) => ({ ...job, salary: "R$ 4.100,00 por mês" }),
      /^$/,
    ],
    [
      "another town",
      0,
      (job) => ({ ...job, location: "Itu (SP)" }),
      (job) => ({ ...job, location: "Salto (SP)" }),
      /^$/,
    ],
    [
      // Above one text and one pay that both portals state, two names are taken for those of one firm.
      "another employer",
      5,
      (job) => ({ ...job, company: "Jequitibá" }),
      (job) => ({ ...job, company: "Tamanduá" }),
      /cliente|ag[êe]ncia|consultoria|parceira/i,
    ],
  ];
  test.each(changes)("%s: no more than %i stay one", (_, most, ofOne, ofOther, unless) => {
    const stay = same
      .filter(({ postings }) => !postings.some((job) => unless.test(said(job))))
      .filter(({ postings: [one, other] }) => {
        const [first, second] = [ofOne(one), ofOther(other)];
        return judgePair(afresh(first, "1"), afresh(second, "2")) === "same";
      });
    expect(stay.slice(most).map(({ why }) => why)).toEqual([]);
  });
});
