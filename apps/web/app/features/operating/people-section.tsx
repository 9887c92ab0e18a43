import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { formatMoment } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { callOperator } from "./call-operator.ts";
import { PersonPayments } from "./person-payments.tsx";
import { PersonStatement } from "./person-statement.tsx";
import { operatingTexts, peopleTexts } from "./texts.ts";
import { useLook } from "./use-look.ts";

/**
 * Finds one person by the whole e-mail address or the id. Nothing of it is kept by the browser: the answers are not in
 * the cache of queries, and the address stays in the body of the call.
 */
export function PeopleSection() {
  const [named, setNamed] = useState("");
  const finding = useLook(() => callOperator("findPerson", { body: { person: named.trim() } }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    finding.mutate();
  };
  return (
    <Panel title={peopleTexts.title}>
      <p className="mb-3 max-w-(--measure) text-1 text-muted">{peopleTexts.lead}</p>
      <form onSubmit={send} className="flex max-w-2xl flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-64"
          label={peopleTexts.label}
          required
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={named}
          onChange={(event) => setNamed(event.target.value)}
        />
        <Button type="submit" busy={finding.isPending} className="max-sm:w-full">
          {peopleTexts.find}
        </Button>
      </form>
      <div aria-live="polite" className="mt-4">
        {finding.isError && <p role="alert">{sentenceOf(finding.error, operatingTexts.failed)}</p>}
        {finding.data !== undefined && <Person key={finding.data.id} person={finding.data} />}
      </div>
    </Panel>
  );
}

function Person({ person }: { person: ResponseOf<"findPerson"> }) {
  const { facts } = peopleTexts;
  const moment = (iso: string | null) => (iso === null ? null : formatMoment(new Date(iso)));
  const plan = peopleTexts.plans[person.plan];
  const lines: [string, string][] = [
    [facts.id, person.id],
    [facts.email, person.email],
    [facts.plan, person.plan === "free" ? plan : peopleTexts.planUntil(plan, moment(person.plan_until))],
    [facts.created, moment(person.created_at) ?? operatingTexts.none],
    [facts.confirmed, moment(person.confirmed_at) ?? peopleTexts.notConfirmed],
    [facts.fichas, peopleTexts.balance(person.bonus, person.bought, person.held)],
    [facts.sessions, String(person.open_sessions)],
  ];
  return (
    <section aria-label={person.name}>
      <h3 className="text-4 break-words">{person.name}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {lines.map(([term, value]) => (
          <div key={term} className="sm:contents">
            <dt className="text-1 text-muted">{term}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <PersonStatement personId={person.id} />
      <PersonPayments personId={person.id} />
    </section>
  );
}
