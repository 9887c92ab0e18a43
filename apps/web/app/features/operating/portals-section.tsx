import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { formatRecentMoment } from "#lib/words/dates.ts";
import { formatSeconds } from "#lib/words/money.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ActButton } from "./act-button.tsx";
import { callOperator } from "./call-operator.ts";
import { DataTable } from "./data-table.tsx";
import { Loaded } from "./loaded.tsx";
import { OffendingReply } from "./offending-reply.tsx";
import { operatingTexts, outcomeWords, portalTexts } from "./texts.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";

type Portal = ResponseOf<"listOperatorPortals">["portals"][number];

/** Every portal with its last answers, and what an operator may do about it. */
export function PortalsSection() {
  const portals = useQuery({
    queryKey: ["operator", "portals"],
    queryFn: ({ signal }) => callOperator("listOperatorPortals", { signal }),
  });
  return (
    <Panel title={portalTexts.title}>
      <p className="mb-3 max-w-(--measure) text-1 text-muted">{portalTexts.lead}</p>
      <Loaded query={portals}>
        {(data) => (
          <>
            <Button look="line" busy={portals.isFetching} onClick={() => void portals.refetch()}>
              {operatingTexts.refresh}
            </Button>
            <ul className="mt-3">
              {data.portals.map((portal) => (
                <PortalLine key={portal.id} portal={portal} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function PortalLine({ portal }: { portal: Portal }) {
  const { id, label, state, switched_off, suspended_until } = portal;
  const isOffBySettings = state === "off" && switched_off === null;
  const name = useFocusWhenLost(`${suspended_until} ${switched_off?.since}`);
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 ref={name} tabIndex={-1} className="text-3">
            {label}
          </h3>
          <p className="text-1 text-muted">
            {portalTexts.states[state]} · {portalTexts.line(portal.line)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {suspended_until !== null && (
            <ActButton
              label={portalTexts.reset}
              of={label}
              title={portalTexts.resetTitle(label)}
              about={portalTexts.resetAbout}
              act={async () => {
                const { changed } = await callOperator("resetPortal", { body: { provider: id } });
                return changed ? portalTexts.resetDone(label) : portalTexts.unchanged;
              }}
            />
          )}
          {!isOffBySettings && <SwitchButton portal={portal} />}
        </div>
      </div>
      {switched_off !== null && (
        <p className="mt-2">
          {portalTexts.offBy(switched_off.reason, formatRecentMoment(new Date(switched_off.since)))}
        </p>
      )}
      {isOffBySettings && <p className="mt-2 text-1 text-muted">{portalTexts.offBySettings}</p>}
      {suspended_until !== null && (
        <p className="mt-2">{portalTexts.until(formatRecentMoment(new Date(suspended_until)))}</p>
      )}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          {portalTexts.details(label)}
        </summary>
        <PortalDetails portal={portal} />
      </details>
    </li>
  );
}

function SwitchButton({ portal: { id, label, switched_off } }: { portal: Portal }) {
  const on = switched_off !== null;
  return (
    <ActButton
      key={String(on)}
      label={on ? portalTexts.on : portalTexts.off}
      of={label}
      look={on ? "line" : "danger-line"}
      title={on ? portalTexts.onTitle(label) : portalTexts.offTitle(label)}
      about={on ? portalTexts.onAbout : portalTexts.offAbout}
      hasReason
      act={async (reason) => {
        const { changed } = await callOperator("switchPortal", { body: { provider: id, on, reason } });
        if (!changed) return portalTexts.unchanged;
        return on ? portalTexts.onDone(label) : portalTexts.offDone(label);
      }}
    />
  );
}

function PortalDetails({ portal: { label, runs, replies, suspicions } }: { portal: Portal }) {
  const { columns } = portalTexts;
  return (
    <div className="grid min-w-0 gap-3">
      {suspicions.length > 0 && (
        <div>
          <p className="font-semibold">{portalTexts.suspicions}</p>
          <ul lang="en" className="list-disc pl-5">
            {suspicions.map((suspicion) => (
              <li key={suspicion}>{suspicion}</li>
            ))}
          </ul>
        </div>
      )}
      {runs.length === 0 ? (
        <p className="text-1 text-muted">{portalTexts.noRuns}</p>
      ) : (
        <DataTable
          caption={`${portalTexts.runs}: ${label}`}
          columns={[columns.at, columns.outcome, columns.took, columns.vacancies, columns.left]}
          rows={runs.map((run, at) => ({
            id: String(at),
            cells: [
              formatRecentMoment(new Date(run.at)),
              outcomeWords[run.outcome],
              formatSeconds(run.took_ms),
              run.vacancies,
              portalTexts.left(run.dropped, run.skipped),
            ],
          }))}
        />
      )}
      {replies.length > 0 && (
        <div className="min-w-0">
          <p className="font-semibold">{portalTexts.replies}</p>
          <ul>
            {replies.map((reply) => (
              <OffendingReply key={reply.id} reply={reply} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
