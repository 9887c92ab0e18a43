import type { Job } from "@vagou/contract/search/job";
import { judgePair } from "@vagou/one-list/merging/judging/judge-pair";
import { isTitleEnough, retellingEvidence } from "@vagou/one-list/merging/judging/weigh-retelling";
import { occupationNamesIn } from "@vagou/one-list/merging/reading/occupation-names";
import { postingFacts, type PostingFacts } from "@vagou/one-list/merging/reading/posting-facts";
import { callings } from "@vagou/one-list/merging/reading/title-tables";
import { labelledSets } from "@vagou/one-list/merging/samples/labelled-sets";

/** Two postings that tell a work in other words, and that nothing else tells apart. */
export type RetellingRow = {
  /** A constant, one employer, kin, a name of the work, two titles, and `retellingEvidence`. */
  readonly features: readonly number[];
  readonly isSame: boolean;
  /** The sets that have a text of it. */
  readonly sets: readonly string[];
  /** "labelled", or two different works of one trade, and how the employers relate. */
  readonly kind: "labelled" | WorksKind;
  readonly hasOneTitle: boolean;
};

export type WorksKind = "hidden" | "agency" | "same";

export const featureNames = [
  "constant",
  "one employer",
  "kin",
  "named, told",
  "other title",
  "weight",
  "rarer",
  "shared",
  "number",
  "all particulars",
  "number of each",
  "particular of each",
  "number of one",
  "amount of each",
  "one pay",
] as const;

/** @returns the labelled pairs that are told again */
export function labelledRows(): RetellingRow[] {
  return Object.entries(labelledSets).flatMap(([set, pairs]) =>
    pairs.flatMap(({ verdict, postings: [one, other] }) => {
      const row = rowOf(postingFacts(one), postingFacts(other));
      return row === null ? [] : { ...row, isSame: verdict === "same", sets: [set], kind: "labelled" };
    }),
  );
}

/**
 * @returns pairs of texts of different works whose titles have a word of the work, or names of one occupation, in common:
 *   one of four, for there are several hundred thousand
 */
export function worksRows(): RetellingRow[] {
  const told = toldWorks();
  const named = told.map(({ job }, at) => unsaid(job, "gupy", "Jequitibá", at));
  const groups = Map.groupBy(
    named.flatMap((posting, at) => keysOf(posting).map((key) => ({ key, at }))),
    ({ key }) => key,
  );
  const seen = new Set<number>();
  return Object.entries(employers).flatMap(([kind, company]) => {
    const others = told.map(({ job }, at) => unsaid(job, "catho", company, at));
    seen.clear();
    return [...groups.values()].flatMap((group) =>
      group.flatMap(({ at: first }) =>
        group.flatMap(({ at: second }) => {
          const [mine, theirs] = [told[first], told[second]];
          const number = first * told.length + second;
          if (!mine || !theirs || mine.work === theirs.work || number % 4 > 0 || seen.has(number)) return [];
          seen.add(number);
          const row = rowOf(others[first], named[second]);
          return row === null
            ? []
            : { ...row, isSame: false, sets: [mine.set, theirs.set], kind: kindOf(kind) };
        }),
      ),
    );
  });
}

const employers: Readonly<Record<WorksKind, string | null>> = {
  hidden: null,
  agency: "Talentos RH",
  same: "Jequitibá",
};

function kindOf(kind: string): WorksKind {
  return kind === "hidden" || kind === "agency" ? kind : "same";
}

type Told = { readonly job: Job; readonly work: string; readonly set: string };

/** Each text under each title once. */
function toldWorks(): readonly Told[] {
  const all = Object.entries(labelledSets).flatMap(([set, pairs]) =>
    pairs.flatMap(({ postings, works }) =>
      postings.map((job, side) => ({ set, job, work: works[side] ?? "" })),
    ),
  );
  const told = all.filter(({ job, work }) => work !== "" && job.description.length >= 200);
  const known = Map.groupBy(
    told,
    ({ job, work }) => `${work} ${job.description.length} ${postingFacts(job).roleKey}`,
  );
  return [...known.values()].flatMap(([first]) => first ?? []);
}

function unsaid(job: Job, source: string, company: string | null, at: number): PostingFacts {
  const id = `${source}-${company}-${at}`;
  return postingFacts({
    ...job,
    id,
    source,
    company,
    url: `https://${source}.example/vaga/${at}`,
    location: "Itu (SP)",
    salary: null,
    work_mode: null,
    posted_at: "2026-11-10",
    summary: { tipoContrato: null, requisitos: [], beneficios: [] },
  });
}

function keysOf({ role, roleKey }: PostingFacts): readonly string[] {
  const occupations = occupationNamesIn(role).map(({ occupation }) => `occupation ${occupation}`);
  return [roleKey, ...role.filter((word) => !callings.has(word)), ...occupations];
}

function rowOf(
  one: PostingFacts | undefined,
  other: PostingFacts | undefined,
): Pick<RetellingRow, "features" | "hasOneTitle"> | null {
  if (one === undefined || other === undefined) return null;
  let row: Pick<RetellingRow, "features" | "hasOneTitle"> | null = null;
  judgePair(one, other, ({ texts, employer, title }) => {
    const evidence = retellingEvidence(one, other, texts, employer);
    const isHard = title === "unsure" || title === "ranked" || employer === "other";
    if (evidence === null || isHard || isTitleEnough(texts, employer, title)) return;
    const isOneEmployer = employer === "same" || employer === "alike";
    const isNamed = title === "named" || title === "told";
    const features = [true, isOneEmployer, employer === "kin", isNamed, title === "other"].map(Number);
    row = { features: [...features, ...evidence], hasOneTitle: one.roleKey === other.roleKey };
  });
  return row;
}
