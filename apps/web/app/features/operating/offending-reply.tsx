import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { formatRecentMoment } from "#lib/words/dates.ts";
import { Button } from "#ui/button.tsx";
import { callOperator } from "./call-operator.ts";
import { operatingTexts, portalTexts } from "./texts.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";
import { useLook } from "./use-look.ts";

/** A reply that could not be read. Its text is hostile and is shown as text, never rendered. */
export function OffendingReply({ reply }: OffendingReplyProps) {
  const loading = useLook(() => callOperator("getOffendingReply", { params: { reply_id: reply.id } }));
  const text = useFocusWhenLost(loading.data);
  const at = formatRecentMoment(new Date(reply.at));
  return (
    <li className="min-w-0 border-t border-line py-2">
      <p className="text-1 break-words">
        {portalTexts.reply(at, reply.status)} · <span lang="en">{reply.cause}</span> · {reply.url}
      </p>
      {loading.data === undefined ? (
        <Button
          look="line"
          className="mt-2"
          busy={loading.isPending}
          aria-label={portalTexts.showOf(at, reply.cause)}
          onClick={() => loading.mutate()}
        >
          {portalTexts.show}
        </Button>
      ) : (
        <section
          ref={text}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={portalTexts.replyText}
          className="mt-2 max-h-96 overflow-auto rounded-small border border-line bg-sunken p-3"
        >
          <pre className="text-1 break-all whitespace-pre-wrap">{loading.data.body}</pre>
        </section>
      )}
      {loading.isError && <p role="alert">{sentenceOf(loading.error, operatingTexts.failed)}</p>}
    </li>
  );
}

type OffendingReplyProps = {
  reply: ResponseOf<"listOperatorPortals">["portals"][number]["replies"][number];
};
