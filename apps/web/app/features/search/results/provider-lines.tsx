import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Coin } from "#ui/coin.tsx";
import { Icon } from "#ui/icon.tsx";
import { isAnswered } from "../is-answered.ts";
import { describeGroup, isWorthAskingAgain } from "../describe-group.ts";
import type { Group } from "../search-types.ts";
import { lineTexts, resultTexts } from "../texts.ts";
import { sumUpInVain } from "./sum-up-in-vain.ts";

/** More portals than this are always folded on a phone. */
const openUpTo = 4;

/**
 * What each portal answered and what it cost, those that failed first: open on a desktop. On a phone it is one line to
 * unfold, because the vacancies would start below the screen; unless some of a few portals failed or brought nothing,
 * which the person should read. What the next search could save is always in sight.
 */
export function ProviderLines({ groups: asked, again }: LinesProps) {
  const groups = asked.toSorted((one, other) => Number(other.has_error) - Number(one.has_error));
  const answered = groups.filter(isAnswered).length;
  const spent = groups.filter((group) => group.fichas === "charged").length * creditsPerProvider;
  const inVain = sumUpInVain(groups);
  const isSure = groups.every((group) => group.fichas !== "unknown");
  const summary = (
    <>
      <span className="font-semibold">{resultTexts.summary(answered, groups.length)}</span>
      <span className="text-1 text-muted">
        {isSure ? resultTexts.spent(spent) : resultTexts.spentPerhaps(spent)} <Coin />
      </span>
    </>
  );
  return (
    <section
      aria-label={resultTexts.perProvider}
      className="overflow-hidden rounded-surface border border-line bg-card"
    >
      <details className="group lg:hidden" open={groups.length <= openUpTo && !groups.every(hasFound)}>
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <span className="grid">{summary}</span>
          <Icon name="chevron" className="transition-transform group-open:rotate-180" />
        </summary>
        <Lines groups={groups} again={again} />
        <WeekLink />
      </details>
      <div className="max-lg:hidden">
        <p className="grid px-4 py-3">{summary}</p>
        <Lines groups={groups} again={again} />
        <WeekLink />
      </div>
      {inVain !== null && <p className="border-t border-line px-4 py-2.5 text-1 text-muted">{inVain}</p>}
    </section>
  );
}

function hasFound(group: Group): boolean {
  return isAnswered(group) && group.jobs.length > 0;
}

/** `again`: asks portals again, and names those being asked; null for results of an earlier visit. */
type LinesProps = { groups: Group[]; again: AskingAgain | null };

export type AskingAgain = { asking: readonly string[]; ask: (providers: readonly string[]) => void };

function Lines({ groups, again }: LinesProps) {
  return (
    <ul className="border-t border-line">
      {groups.map((group) => (
        <Line key={group.name} group={group} again={again} />
      ))}
    </ul>
  );
}

function WeekLink() {
  return (
    <p className="border-t border-line px-4 py-1 text-1">
      <Link to="/fontes" className="link inline-flex min-h-11 items-center">
        {resultTexts.perWeek}
      </Link>
    </p>
  );
}

function Line({ group, again }: LineProps) {
  const { said, isFailed, fichas } = describeGroup(group);
  return (
    <li className="px-4 py-2.5 not-first:border-t not-first:border-line">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{group.display_name}</p>
          <p className={classes("text-1", isFailed ? "text-alert" : "text-muted")}>{said}</p>
        </div>
        <p
          className={classes(
            "shrink-0 text-1 tabular-nums",
            ["returned", "releasing", "free"].includes(group.fichas) && "font-semibold text-leaf",
            group.fichas === "unknown" && "text-wait",
          )}
        >
          {group.fichas === "charged" ? (
            <>
              <span aria-hidden="true">
                {fichas} <Coin />
              </span>
              <span className="sr-only">{lineTexts.chargedLabel}</span>
            </>
          ) : (
            fichas
          )}
        </p>
      </div>
      {again !== null && isWorthAskingAgain(group) && (
        <Button
          look="line"
          wide
          className="mt-2"
          aria-label={lineTexts.askAgainOf(group.display_name)}
          busy={again.asking.includes(group.name)}
          onClick={() => again.ask([group.name])}
        >
          {lineTexts.askAgain} <Coin />
        </Button>
      )}
    </li>
  );
}

type LineProps = { group: Group; again: AskingAgain | null };
