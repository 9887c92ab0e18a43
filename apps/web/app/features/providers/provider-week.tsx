import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { NameBadge } from "#ui/name-badge.tsx";
import { describeState, describeWeek, type ProviderState } from "./describe-provider.ts";
import { weekTexts } from "./texts.ts";

/** One portal: its name and state, then its week as a list of terms. */
export function ProviderWeek({ provider }: { provider: ProviderState }) {
  const entry = providerCatalogue.find(({ id }) => id === provider.id);
  const facts = describeWeek(provider);
  const look = looks[provider.state];
  return (
    <li className="bg-card px-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-text tracking-normal">
          <NameBadge name={entry?.label ?? provider.id} colour={entry?.colour} />
        </h3>
        <p className={classes("inline-flex items-center gap-1.5 text-1 font-semibold", look.text)}>
          <Icon name={look.icon} />
          {describeState(provider)}
        </p>
      </div>
      {facts.length === 0 && hasTooFew(provider) && (
        <p className="mt-3 text-1 text-muted">{weekTexts.tooFew}</p>
      )}
      {facts.length > 0 && (
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-1">
          {facts.map(({ term, said }) => (
            <div key={term} className="contents">
              <dt className="col-start-1 text-muted">{term}</dt>
              {said.map((one) => (
                <dd key={one} className="col-start-2 tabular-nums">
                  {one}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function hasTooFew({ state }: ProviderState): boolean {
  return state === "unknown" || state === "suspended";
}

/** The words say the state; colour and drawing repeat it. */
const looks = {
  answering: { text: "text-leaf", icon: "check" },
  failing: { text: "text-alert", icon: "alert" },
  suspended: { text: "text-wait", icon: "clock" },
  unknown: { text: "text-muted", icon: "info" },
  off: { text: "text-muted", icon: "close" },
  not_configured: { text: "text-muted", icon: "close" },
} as const;
