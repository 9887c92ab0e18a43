import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { formatRecentMoment } from "#lib/words/dates.ts";
import { formatSeconds } from "#lib/words/money.ts";
import { portalWords } from "#lib/words/portal-words.ts";
import { providersTexts, stateTexts, weekTexts } from "./texts.ts";

export type ProviderState = ResponseOf<"listProviders">["providers"][number];
type Week = NonNullable<ProviderState["week"]>;

/** One fact of a portal's week: what it is about, and one or several things said. */
export type WeekFact = { term: string; said: string[] };

/** True for a portal that this installation can ask. */
export function isAskable({ state }: Pick<ProviderState, "state">): boolean {
  return state !== "off" && state !== "not_configured";
}

/** How many portals answer, of those that can be asked here, how many do not, and of how many it is unknown. */
export function sumUpStates(providers: readonly Pick<ProviderState, "state">[]): string {
  const count = (...states: ProviderState["state"][]) =>
    providers.filter(({ state }) => states.includes(state)).length;
  return providersTexts.states(count("answering"), count("failing", "suspended"), count("unknown"));
}

/** Whether a portal answers, in a few words. */
export function describeState({ id, state }: Pick<ProviderState, "id" | "state">): string {
  if (state === "off")
    return portalWords.off(providerCatalogue.find((entry) => entry.id === id)?.offReason ?? null);
  return state === "not_configured" ? portalWords.unavailable : stateTexts[state];
}

/** A portal's week in plain words; no facts where the server gives no numbers. */
export function describeWeek({ state, week }: Pick<ProviderState, "state" | "week">): WeekFact[] {
  if (week === null) return [];
  const { failures } = week;
  return [
    { term: weekTexts.answers, said: [describeAnswers(week)] },
    ...(week.answered + week.empty === 0 ? [] : [{ term: weekTexts.median, said: [describeMedian(week)] }]),
    ...(failures.length === 0
      ? []
      : [
          {
            term: weekTexts.failures,
            said: failures.map(({ outcome, count }) =>
              weekTexts.failureTimes(weekTexts.failure[outcome], count),
            ),
          },
        ]),
    describeSince(state, week),
  ];
}

function describeAnswers({ runs, answered, empty }: Week): string {
  const said = weekTexts.answersOf(answered + empty, runs);
  if (empty === 0) return said;
  return answered === 0 ? weekTexts.allEmpty(said) : weekTexts.someEmpty(said, empty);
}

function describeMedian({ median_ms: ms }: Week): string {
  return ms === null ? portalWords.unknown : weekTexts.medianOf(formatSeconds(ms));
}

/** A portal that answers says its last answer, also after a single failure; one that fails says since when. */
function describeSince(state: ProviderState["state"], week: Week): WeekFact {
  const { last_answer_at: lastAnswer, failing_since: failingSince } = week;
  if (lastAnswer === null) return { term: weekTexts.lastAnswer, said: [weekTexts.noAnswer] };
  if ((state === "failing" || state === "suspended") && failingSince !== null)
    return {
      term: weekTexts.failingSince,
      said: [weekTexts.since(formatRecentMoment(new Date(failingSince)))],
    };
  return { term: weekTexts.lastAnswer, said: [formatRecentMoment(new Date(lastAnswer))] };
}
