import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnSharedList } from "@vagou/contract/saved/saved-vacancies";
import { useRef, useState } from "react";
import { formatDay } from "#lib/words/dates.ts";
import { Button, takeFocus } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts";
import { changing, endSharedList, sharedListsQuery } from "./queries.ts";
import { sharedByMeTexts as texts } from "./texts.ts";

/** The links that the person made, each with a way to end it. They are asked for when the person opens this part. */
export function SharedByMe({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLElement>(null);
  return (
    <details
      className="group mt-8 max-w-(--measure) rounded-surface border border-line print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        ref={title}
        className="flex min-h-11 list-none items-center justify-between gap-3 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden"
      >
        {texts.title}
        <Icon name="chevron" className="transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <Lists userId={userId} onEnded={() => title.current?.focus()} />}
    </details>
  );
}

/** `onEnded`: the line of a link is gone, with the button that ended it and has the focus. */
function Lists({ userId, onEnded }: { userId: string; onEnded: () => void }) {
  const { data: lists, error, isFetching, refetch } = useQuery(sharedListsQuery(userId));
  if (lists !== undefined)
    return (
      <div className="border-t border-line px-4 pb-3">
        {lists.length === 0 ? (
          <p className="py-3 text-muted">{texts.none}</p>
        ) : (
          <ul>
            {lists.map((list) => (
              <List key={list.handle} userId={userId} list={list} onEnded={onEnded} />
            ))}
          </ul>
        )}
      </div>
    );
  if (error === null) return <Skeleton className="m-4 h-12" />;
  return (
    <div className="border-t border-line px-4 py-3">
      <p>{texts.failed}</p>
      <SupportCode code={supportCodeOf(error)} />
      <Button look="line" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** Ending cannot be undone, so it is asked for twice. */
function List({ userId, list, onEnded }: ListProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAsking);
  const row = useRef<HTMLLIElement>(null);
  const ending = useAttempt({
    mutationFn: () => endSharedList(client, userId, list.handle),
    ...changing(texts.endFailed),
    onSuccess: () => {
      // The line is still there. A person who went on elsewhere meanwhile stays there.
      if (row.current?.matches(":focus-within") === true) onEnded();
      showToast({ tone: "success", title: texts.ended });
    },
  });
  const name = texts.name(list.titles);
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-0"
    >
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-1 text-muted tabular-nums">
          {texts.about(
            list.titles.length,
            formatDay(new Date(list.shared_at)),
            formatDay(new Date(list.expires_at)),
          )}
        </p>
        {isAsking && <p className="mt-1">{texts.asking}</p>}
      </div>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          <Button
            ref={takeFocus}
            look="danger"
            aria-label={texts.confirmOf(name)}
            busy={ending.isPending}
            onClick={() => ending.mutate()}
          >
            {texts.confirm}
          </Button>
          <Button look="line" onClick={() => setAsking(false)}>
            {texts.back}
          </Button>
        </div>
      ) : (
        <Button ref={opener} look="line" aria-label={texts.endOf(name)} onClick={() => setAsking(true)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

type ListProps = { userId: string; list: OwnSharedList; onEnded: () => void };
