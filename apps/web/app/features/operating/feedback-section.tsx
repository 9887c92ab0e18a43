import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { formatMoment } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { callOperator } from "./call-operator.ts";
import { feedbackTexts, operatingTexts } from "./texts.ts";
import { useLook } from "./use-look.ts";

/** What people wrote to us and was not sent yet. It comes when it is asked for, because reading it is recorded. */
export function FeedbackSection({ feedbackTo }: { feedbackTo: string }) {
  const loading = useLook(() => callOperator("listUnsentFeedback"));
  return (
    <Panel title={feedbackTexts.title}>
      <p className="mb-3 max-w-(--measure) text-1 break-words text-muted">{feedbackTexts.lead(feedbackTo)}</p>
      <Button look="line" busy={loading.isPending} onClick={() => loading.mutate()}>
        {loading.data === undefined ? feedbackTexts.show : operatingTexts.refresh}
      </Button>
      <div aria-live="polite" className="mt-4 min-w-0">
        {loading.isError && <p role="alert">{sentenceOf(loading.error, operatingTexts.failed)}</p>}
        {loading.data !== undefined && <Messages messages={loading.data.messages} />}
      </div>
    </Panel>
  );
}

function Messages({ messages }: ResponseOf<"listUnsentFeedback">) {
  if (messages.length === 0) return <p>{feedbackTexts.none}</p>;
  return (
    <ul>
      {messages.map(({ id, at, from, text, given_up_at }) => (
        <li key={id} className="border-t border-line py-3">
          <p className="font-semibold">
            {formatMoment(new Date(at))} ·{" "}
            {given_up_at === null
              ? feedbackTexts.waiting
              : feedbackTexts.refused(formatMoment(new Date(given_up_at)))}
          </p>
          <p dir="auto" className="mt-2 max-w-(--measure) break-words whitespace-pre-wrap">
            {text}
          </p>
          <a
            href={`mailto:${encodeURIComponent(from)}`}
            aria-label={feedbackTexts.answerTo(from)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {feedbackTexts.answer}
          </a>
        </li>
      ))}
    </ul>
  );
}
