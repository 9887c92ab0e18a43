import type { Job } from "@vagou/contract/search/job";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { contractKinds } from "../facts/contract-kinds.ts";
import { hidesName } from "../facts/hides-name.ts";
import { isForPcd } from "../facts/is-for-pcd.ts";
import { monthlyPay, paySchemes, saysPay, type PayScheme } from "../facts/monthly-pay.ts";
import { placeOfJob } from "../facts/place-of-job.ts";
import { postedMs } from "../facts/posted-days.ts";
import { readLevel } from "../facts/read-level.ts";
import type { Vacancy } from "../vacancy.ts";
import type { Facet } from "./filters.ts";
import { nameKey } from "./name-key.ts";

/** What a vacancy says: what any of its postings says. */
export type VacancyFacts = {
  /** The values of each facet, each once, without those that depend on the moment or on the asked amount. */
  readonly values: Readonly<Record<Exclude<Facet, "published" | "pay">, readonly string[]>>;
  /** How an employer or a city is written, by its value. */
  readonly labels: Readonly<Partial<Record<Facet, ReadonlyMap<string, string>>>>;
  /** Publication of the newest posting, milliseconds since 1970. */
  readonly newestMs: number | null;
  /**
   * The highest amount of a month under each scheme, in reais; none that is only estimated. Under a single one where the
   * postings name a single contract.
   */
  readonly pay: ReadonlyMap<PayScheme, number>;
  /** Whether any amount is named, also one by the hour that no law makes a month's. */
  readonly saysPay: boolean;
  /** Titles and employers, folded, a line each. */
  readonly words: string;
};

/** Reads the facts of a vacancy once. Postings keep theirs when another posting joins the vacancy. */
export function vacancyFacts(vacancy: Vacancy): VacancyFacts {
  const known = ofVacancies.get(vacancy);
  if (known !== undefined) return known;
  const said = vacancy.others.map((job) => postingFacts(job)).reduce(together, postingFacts(vacancy.lead));
  const facts = { ...said, pay: underContract(said) };
  ofVacancies.set(vacancy, facts);
  return facts;
}

const ofVacancies = new WeakMap<Vacancy, VacancyFacts>();
const ofPostings = new WeakMap<Job, VacancyFacts>();

function postingFacts(job: Job): VacancyFacts {
  const known = ofPostings.get(job);
  if (known !== undefined) return known;
  const facts = readFacts(job);
  ofPostings.set(job, facts);
  return facts;
}

function readFacts(job: Job): VacancyFacts {
  const employer = employerKey(job.company ?? "");
  const city = cityOf(job);
  const pay = monthlyPay(job);
  const top = pay === null || pay.isEstimate ? null : (pay.max ?? pay.min);
  return {
    values: {
      mode: job.work_mode === null ? [] : [job.work_mode],
      contract: contractKinds(job),
      // A statement comes only with a title that names no level.
      level: readLevel(job.level ?? job.title),
      pcd: isForPcd(job) ? ["pcd"] : [],
      portal: [job.source],
      employer: employer === "" ? [] : [employer],
      city: city === null ? [] : [city.value],
    },
    labels: {
      employer: new Map(employer === "" ? [] : [[employer, job.company ?? ""]]),
      city: new Map(city === null ? [] : [[city.value, city.label]]),
    },
    newestMs: postedMs(job),
    pay: new Map(pay === null || top === null ? [] : [[pay.scheme, top]]),
    saysPay: saysPay(job),
    words: `${foldText(job.title)}\n${foldText(job.company ?? "")}`,
  };
}

/** "Padaria Sol Ltda." is "padaria-sol". An employer that the portal hides is not said: "". */
function employerKey(name: string): string {
  let key = nameKey(name);
  for (let whole = ""; whole !== key;) {
    whole = key;
    key = key.replace(/-(?:ltda|eireli|epp|me|s-?a)$/, "");
  }
  return hidesName(name) ? "" : key;
}

/** The state keeps two towns of one name apart. */
function cityOf(job: Job): { value: string; label: string } | null {
  const { city, state } = placeOfJob(job);
  const key = nameKey(city?.key ?? "");
  if (city === null || key === "" || hidesName(city.key)) return null;
  if (state === null) return { value: key, label: city.label };
  return { value: `${key}-${state.toLowerCase()}`, label: `${city.label} (${state})` };
}

function together(one: VacancyFacts, other: VacancyFacts): VacancyFacts {
  const both = (name: keyof VacancyFacts["values"]) => [
    ...new Set([...one.values[name], ...other.values[name]]),
  ];
  const tops = paySchemes.flatMap((scheme): [PayScheme, number][] => {
    const top = Math.max(one.pay.get(scheme) ?? 0, other.pay.get(scheme) ?? 0);
    return top === 0 ? [] : [[scheme, top]];
  });
  return {
    values: {
      mode: both("mode"),
      contract: both("contract"),
      level: both("level"),
      pcd: both("pcd"),
      portal: both("portal"),
      employer: both("employer"),
      city: both("city"),
    },
    labels: {
      employer: new Map([...(other.labels.employer ?? []), ...(one.labels.employer ?? [])]),
      city: new Map([...(other.labels.city ?? []), ...(one.labels.city ?? [])]),
    },
    newestMs: newest(one.newestMs, other.newestMs),
    pay: new Map(tops),
    saysPay: one.saysPay || other.saysPay,
    words: `${one.words}\n${other.words}`,
  };
}

/**
 * A portal that names the amount and no contract means that of the other portals, where they name one: the row shows
 * both together.
 */
function underContract({ pay, values }: VacancyFacts): VacancyFacts["pay"] {
  const amount = pay.get("other");
  const named = values.contract.filter((kind) => kind !== "other");
  const scheme = paySchemes.find((each) => each !== "other" && named.length === 1 && named[0] === each);
  if (amount === undefined || scheme === undefined) return pay;
  return new Map([[scheme, Math.max(amount, pay.get(scheme) ?? 0)]]);
}

function newest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
