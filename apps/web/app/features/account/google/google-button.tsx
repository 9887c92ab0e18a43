import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { formatWait } from "#lib/forms/format-wait.ts";
import { formTexts } from "#lib/forms/texts.ts";
import { useWaitingTime } from "#lib/forms/use-waiting-time.ts";
import { settingsQuery } from "#lib/api/settings.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { useReturn } from "#lib/page/use-return.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { GoogleMark } from "./google-mark.tsx";
import { forgetReturn } from "./google-return.ts";
import { createGoogleLoader, GoogleFault, type GoogleApi, type GoogleSettings } from "./google-script.ts";
import { googleTexts } from "./google-texts.ts";
import { insertScript } from "./insert-script.ts";
import { startGoogle } from "../queries.ts";

/** The way in with Google, below the one with a password; nothing where it is not offered. */
export function GoogleButton() {
  const { data: settings, isError } = useQuery(settingsQuery);
  if (isError || settings?.google === null) return null;
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-1 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {googleTexts.or}
      </p>
      <GoogleSignIn google={settings?.google} />
    </div>
  );
}

function GoogleSignIn({ google }: { google: GoogleSettings | undefined }) {
  const script = useQuery({
    queryKey: ["google-script", google?.script_url],
    queryFn: () => (google === undefined ? null : loadGoogle(google)),
    enabled: google !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  const { mutate: leave, ...leaving } = useLeaving();
  const secondsLeft = useWaitingTime(leaving.error);
  const fault = useFault(script.error, script.isSuccess);
  // The page may be older than the app and what it asks for: a press meanwhile is answered when both are here.
  const [isWished, setWished] = useState(false);
  const isComing = script.isPending && fault === null;
  if (isWished && fault !== null) setWished(false);
  useEffect(() => {
    if (isWished && !isComing) leave();
  }, [isWished, isComing, leave]);
  const button = useRef<HTMLButtonElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const isWaiting = script.isFetching || leaving.isPending || leaving.isSuccess;
  useEffect(() => {
    // The pressed button lost the focus while its call ran.
    if (isWaiting || !wasPressed.current || document.activeElement !== document.body) return;
    (retry.current ?? button.current)?.focus();
  }, [isWaiting]);
  const isBusy = isComing ? isWished : isWaiting;
  const press = (action: () => void) => () => {
    wasPressed.current = true;
    action();
  };
  return (
    <div>
      <button
        ref={button}
        type="button"
        onClick={press(isComing ? () => setWished(true) : leave)}
        disabled={isBusy || fault !== null || secondsLeft > 0}
        aria-busy={isBusy || undefined}
        className="inline-flex min-h-11 w-full items-center justify-center gap-2.5 rounded-full border border-google-line bg-google px-3 text-2 leading-tight font-medium text-google-ink tabular-nums enabled:hover:brightness-95 disabled:cursor-not-allowed disabled:opacity-60 dark:enabled:hover:brightness-125"
      >
        {isBusy ? <Spinner /> : <GoogleMark />}
        {secondsLeft > 0 ? formTexts.wait(formatWait(secondsLeft)) : googleTexts.button}
      </button>
      <div aria-live="polite" className="empty:absolute">
        {fault !== null && (
          <Problem says={sayFault(fault)}>
            <Button
              ref={retry}
              look="line"
              busy={script.isFetching}
              onClick={press(() => void script.refetch())}
              className="mt-2"
            >
              {googleTexts.retry}
            </Button>
          </Problem>
        )}
        {leaving.isError && (
          <Problem says={sentenceOf(leaving.error, googleTexts.failed)} code={supportCodeOf(leaving.error)} />
        )}
      </div>
    </div>
  );
}

function Problem({ says, code = null, children }: ProblemProps) {
  return (
    <div className="mt-3 flex gap-2.5 text-1">
      <Icon name="alert" className="mt-px text-alert" />
      <div>
        <p className="font-semibold text-alert">{says}</p>
        <p className="text-muted">{googleTexts.otherWay}</p>
        <SupportCode code={code} />
        {children}
      </div>
    </div>
  );
}

type ProblemProps = { says: string; code?: string | null; children?: ReactNode };

/** @returns the last fault of the script; it stays while another attempt runs, so that the layout does not move */
function useFault(error: Error | null, isMended: boolean): Error | null {
  const [last, setLast] = useState<Error | null>(null);
  if (error !== null && error !== last) setLast(error);
  return isMended ? null : last;
}

/** Goes to Google. A person who comes back with the browser's back button can press the button again. */
function useLeaving() {
  const leaving = useAttempt({
    mutationFn: () => {
      forgetReturn();
      return startGoogle();
    },
    onSuccess: (url) => window.location.assign(url),
    networkMode: "always",
  });
  useReturn(leaving.reset);
  return leaving;
}

const loadGoogle = createGoogleLoader({ insertScript, readApi: () => window.google?.accounts?.id });

function sayFault(error: unknown): string {
  return googleTexts.faults[error instanceof GoogleFault ? error.fault : "load"];
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleApi } };
  }
}
