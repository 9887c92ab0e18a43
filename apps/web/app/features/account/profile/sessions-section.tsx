import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { useRef } from "react";
import { formatMoment } from "#lib/words/dates.ts";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { endOtherSessions, sessionsQuery } from "./queries.ts";
import { profileTexts, securityTexts } from "./texts.ts";

/** The sessions of the person, and a button that ends all except this one. */
export function SessionsSection({ userId }: { userId: string }) {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery(userId));
  const title = useRef<HTMLHeadingElement>(null);
  const ending = useAttempt({
    mutationFn: endOtherSessions,
    onSuccess: async (count) => {
      showToast({ tone: "success", title: securityTexts.ended(count) });
      // The button disappears with the last other session.
      title.current?.focus();
      await client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
    },
    onError: (error) => {
      showToast({
        tone: "error",
        title: sentenceOf(error, securityTexts.endFailed),
        supportCode: supportCodeOf(error),
      });
    },
  });
  return (
    <div>
      <h3 ref={title} tabIndex={-1} className="mb-2 text-3 outline-none">
        {securityTexts.sessionsTitle}
      </h3>
      {sessions.isPending && <SessionsSkeleton />}
      {sessions.isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{securityTexts.sessionsFailed}</p>
          <SupportCode code={supportCodeOf(sessions.error)} />
          <Button look="line" busy={sessions.isFetching} onClick={() => void sessions.refetch()}>
            {profileTexts.retry}
          </Button>
        </div>
      )}
      {sessions.isSuccess && (
        <ul>
          {sessions.data.map((session) => (
            <SessionLine key={`${session.started_at} ${session.device}`} session={session} />
          ))}
        </ul>
      )}
      {sessions.data?.some((session) => !session.current) === true && (
        <Button
          look="line"
          className="mt-3 max-sm:w-full"
          busy={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {ending.isPending ? securityTexts.ending : securityTexts.endOthers}
        </Button>
      )}
    </div>
  );
}

function SessionLine({ session }: { session: ResponseOf<"listSessions">["sessions"][number] }) {
  const moment = formatMoment(new Date(session.started_at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line py-3">
      <span>
        <span className="block font-semibold">
          {session.device === "" ? securityTexts.unknownDevice : session.device}
        </span>
        <span className="block text-1 text-muted tabular-nums">
          {securityTexts.since(moment, session.method)}
        </span>
      </span>
      {session.current && (
        <span className="rounded-small bg-leaf-soft px-2 py-1 text-1 font-semibold">
          {securityTexts.thisDevice}
        </span>
      )}
    </li>
  );
}

function SessionsSkeleton() {
  return (
    <output
      aria-label={securityTexts.sessionsLoading}
      className="grid h-17 content-center gap-2 border-t border-line"
    >
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-3.5 w-56" />
    </output>
  );
}
