import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { mayBeOfOneOccupation } from "./are-of-one-occupation.ts";
import { compareEmployers, type EmployerRelation } from "./compare-employers.ts";
import { hasPortalsWords } from "../reading/read-text.ts";
import { neutralCallings, ranks } from "../reading/title-tables.ts";
import {
  areOneText,
  compareTexts,
  countOwnReplaced,
  matchTexts,
  type TextComparison,
  type TextRelation,
} from "./compare-texts.ts";
import { compareTitles, saysAsMuch } from "./compare-titles.ts";
import { audiencesDiffer, contradict, reservesDiffer } from "./contradict.ts";
import { contradictInText, fillTemplateApart, labelsDiffer, tellOtherDuties } from "./contradict-in-text.ts";
import { enough, enoughRetold, points, retoldPoints } from "./points.ts";
import { mayBeRenamed, titleEvidence, type TitleEvidence } from "./title-evidence.ts";
import { areCopies } from "./is-told.ts";
import { relateByText } from "./relate-by-text.ts";
import { isRenamed, weighRetelling } from "./weigh-retelling.ts";

/** "same": one vacancy. "open": nothing against it, but too little for it. "apart": never in one card. */
export type Verdict = "same" | "open" | "apart";

/** Told of texts in other words that nothing else tells apart; the points are fitted to these. */
export type OnRetelling = (retelling: {
  readonly texts: TextComparison;
  readonly employer: EmployerRelation;
  readonly title: TitleEvidence;
}) => void;

/**
 * Judges whether two postings are one vacancy. Nothing that they state may contradict; then the points of four kinds of
 * evidence must be enough. What one portal leaves out is no contradiction, but earns fewer points, which the text must
 * make up for.
 *
 * Two postings of one portal are more often two vacancies than those of two portals, for an employer that writes twice
 * usually means two. They are one only when a person could not tell them apart, or when the employer puts up one text again
 * days later.
 */
export function judgePair(one: PostingFacts, other: PostingFacts, onRetelling?: OnRetelling): Verdict {
  const isOnePortal = one.job.source === other.job.source;
  const isAgain = isOnePortal && isPutUpAgain(one, other);
  if (contradict(one, other, isAgain)) return "apart";
  const titles = compareTitles(one, other);
  const areOtherWorks =
    titles.relation === "other" && !mayBeRenamed(one, other) && !mayBeOfOneOccupation(one, other);
  if (areOtherWorks && (isOnePortal || !arePutUpTogether(one, other) || !mayBeOneText(one, other)))
    return "apart";
  if (reservesDiffer(one, other)) return "apart";
  // Nothing could tell two such vacancies apart.
  if (one.employer === null && other.employer === null) return "apart";
  if (one.address !== null && one.address === other.address)
    return titles.relation === "other" ? "apart" : "same";
  const names = compareEmployers(one, other);
  const isOneEmployer = names === "same" || names === "alike";
  if (names === "siblings") return "apart";
  if (isOnePortal && areRepeated(one, other, names)) return "same";
  if (isOnePortal && !(isOneEmployer && isAgain)) return "apart";
  if (isOnePortal && titles.relation === "other" && !mayBeOfOneOccupation(one, other)) return "apart";
  const place = comparePlaces(one, other);
  const tooLittle = isNamedAlike(names) && titles.relation !== "other" ? "open" : "apart";
  if (names === "same" && titles.relation === "same" && place === "same" && areEqual(one, other))
    return "same";
  const employer = relateByText(names, one, other);
  if (employer === "other") return "apart";
  // The whole texts are compared last: it takes longest.
  const texts = compareTexts(one, other, areOtherWorks);
  const { relation: text, mayDiffer } = texts;
  if (place === "unsaid" && !isOneEmployer && !areCopies.has(text)) return tooLittle;
  if (text === "unlike" || (isOnePortal && !areOneText.has(text) && text !== "retold")) return "apart";
  if (names === "other" && employer === "kin" && !areCopies.has(text)) return "apart";
  // An employer on itself may be a part of any of its texts.
  if (areOtherWorks && isRanked(one) !== isRanked(other) && text !== "copied" && text !== "whole")
    return "apart";
  const retelling = text === "retold" ? weighRetelling(one, other, texts, employer, titles.relation) : 0;
  if (retelling < 0) return "apart";
  if ((mayDiffer || statesFacts(one, other)) && differInText(one, other, text, isAgain)) return "apart";
  if (!mayDiffer && differBelow(one, other)) return "apart";
  const title = titleEvidence(titles, one, other, text);
  if (title === "ranked") return "apart";
  // Who writes another title and another text at one portal means another vacancy.
  if (isOnePortal && title === "retitled") return "apart";
  if (text === "retold") onRetelling?.({ texts, employer, title });
  const isEnough =
    text === "retold"
      ? retelling + retoldPoints.title[isRenamed(texts, employer, titles, title) ? "retitled" : title] >=
        enoughRetold + (isOnePortal ? moreOnOnePortal : 0)
      : points.employer[employer] + points.title[title] + points.place[place] + points.text[text] >= enough;
  if (!isEnough) return isOnePortal ? "apart" : tooLittle;
  return audiencesDiffer(one, other) ? "apart" : "same";
}

/** Whether employer, title and place are enough, for one text in the same letters takes nothing from them: it is not read. */
function areEqual(one: PostingFacts, other: PostingFacts): boolean {
  if (one.job.description !== other.job.description) return false;
  const { title, salary, summary } = one.job;
  // What all fields say alike, no text contradicts.
  if (
    title === other.job.title &&
    salary === other.job.salary &&
    summary.tipoContrato === other.job.summary.tipoContrato
  )
    return true;
  return (
    one.title.contracts.join() === other.title.contracts.join() &&
    saysAsMuch(one, other) &&
    !statesFacts(one, other)
  );
}

/** Whether a title or a field states hours, a shift or pay, which the text of the other may contradict. */
function statesFacts(one: PostingFacts, other: PostingFacts): boolean {
  if ([one, other].some(({ title }) => title.hours.length > 0 || title.shifts.length > 0)) return true;
  return (
    (one.job.salary === null) !== (other.job.salary === null) &&
    (one.job.salary === null ? one : other).job.description.includes("R$")
  );
}

/**
 * Whether what stands below a text that a portal cuts contradicts the other posting: a portal's own sentence has numbers and
 * names of its own, but no other shift or team.
 */
function differBelow(one: PostingFacts, other: PostingFacts): boolean {
  if (![one, other].some(({ job }) => hasPortalsWords(job.description))) return false;
  return contradictInText(one, other) || labelsDiffer(one, other);
}

function differInText(one: PostingFacts, other: PostingFacts, text: TextRelation, isAgain = false): boolean {
  if (contradictInText(one, other, isAgain)) return true;
  if (text === "mixed") return tellOtherDuties(one, other);
  if (!areOneText.has(text)) return false;
  return (
    fillTemplateApart(one, other, isAgain) ||
    ([one, other].some(({ employer }) => employer?.isAgency) &&
      countOwnReplaced(one, other) > replacedByPortals(one, other))
  );
}

/** In a long text a portal may put a word or two of its own in the place of others. */
function replacedByPortals(...postings: readonly PostingFacts[]): number {
  return Math.min(...postings.map((posting) => textOf(posting).shingles.length)) / 100;
}

function isNamedAlike(employer: EmployerRelation): boolean {
  return employer === "same" || employer === "alike" || employer === "hidden";
}

/** The town beside work at home is the employer's. */
function comparePlaces(one: PostingFacts, other: PostingFacts): "same" | "unsaid" {
  if (one.place.city !== null && other.place.city !== null) return "same";
  return one.job.work_mode === "remote" && other.job.work_mode === "remote" ? "same" : "unsaid";
}

/** Two vacancies of one employer at one portal share its words, so a text told again needs so many points more there. */
const moreOnOnePortal = 2;

/** Who looks for two people writes on one day. */
function isPutUpAgain({ posted: one }: PostingFacts, { posted: other }: PostingFacts): boolean {
  return one !== null && other !== null && Math.abs(one - other) >= againMin;
}

const againMin = 3 * 24 * 60 * 60 * 1000;

/**
 * Two titles without a word in common may be of one vacancy, where the texts tell so. To compare all texts of an employer takes
 * long, and boards take a vacancy over in few days. A posting without a date may be of any of them.
 */
function arePutUpTogether({ posted: one }: PostingFacts, { posted: other }: PostingFacts): boolean {
  return one === null || other === null || Math.abs(one - other) <= togetherMax;
}

/** Where one title is a helper's or a leader's and the other is not, only one text may tell that both are one vacancy. */
function mayBeOneText(one: PostingFacts, other: PostingFacts): boolean {
  return isRanked(one) === isRanked(other) || one.numberInText === other.numberInText;
}

/** "Servente", "supervisor": who helps or leads, and not who does the work. */
function isRanked({ role }: PostingFacts): boolean {
  return role.some((word) => ranks.has(word) && !neutralCallings.has(word));
}

const togetherMax = 10 * 24 * 60 * 60 * 1000;

function areRepeated(one: PostingFacts, other: PostingFacts, employer: EmployerRelation): boolean {
  if (one.job.id === other.job.id) return true;
  if (
    one.roleKey !== other.roleKey ||
    one.title.hours.join() !== other.title.hours.join() ||
    !saysAsMuch(one, other) ||
    employer !== "same" ||
    one.job.location !== other.job.location ||
    one.job.salary !== other.job.salary
  )
    return false;
  const text = matchTexts(textOf(one), textOf(other));
  if (text.length === 0) return one.job.description === other.job.description;
  return text.shared >= 0.8 && (text.contained === 1 || !differInText(one, other, "whole"));
}
