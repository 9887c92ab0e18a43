import type { ReactNode } from "react";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { useReturn } from "#lib/page/use-return.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { logInAgainWithGoogle } from "./queries.ts";
import { deletionTexts } from "./texts.ts";

/** Sends the person to Google, to prove their identity. */
export function GoogleAgain({ returnPath, cancel }: { returnPath: string; cancel: ReactNode }) {
  const leaving = useAttempt({ mutationFn: logInAgainWithGoogle });
  useReturn(leaving.reset);
  // The page is left once the address is known; until then the button cannot be pressed twice.
  const isLeaving = leaving.isPending || leaving.isSuccess;
  return (
    <>
      <p>{deletionTexts.googleFirst}</p>
      <div aria-live="polite" className="empty:absolute">
        {leaving.isError && (
          <Notice tone="bad">
            {sentenceOf(leaving.error, deletionTexts.googleUnavailable)}
            <SupportCode code={supportCodeOf(leaving.error)} />
          </Notice>
        )}
      </div>
      <div className="flex flex-row-reverse flex-wrap gap-2 max-sm:*:w-full">
        <Button busy={isLeaving} onClick={() => leaving.mutate(returnPath)}>
          {isLeaving ? deletionTexts.googleGoing : deletionTexts.googleAgain}
        </Button>
        {cancel}
      </div>
    </>
  );
}
