import type { ReactNode } from "react";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toasts/toast.ts";
import { downloadOwnData } from "./queries.ts";
import { ownDataTexts } from "./texts.ts";

/** Downloads all data that we hold about the person, as a file; also shows `deletion`, the deletion of the account. */
export function OwnDataPanel({ deletion }: { deletion: ReactNode }) {
  const download = useAttempt({
    mutationFn: downloadOwnData,
    onSuccess: () => showToast({ tone: "success", title: ownDataTexts.downloaded }),
    onError: (error) => {
      showToast({
        tone: "error",
        title: sentenceOf(error, ownDataTexts.downloadFailed),
        supportCode: supportCodeOf(error),
      });
    },
  });
  return (
    <Panel title={ownDataTexts.title}>
      <p className="mb-4 text-muted">{ownDataTexts.text}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button look="line" busy={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? ownDataTexts.downloading : ownDataTexts.download}
        </Button>
        {deletion}
      </div>
    </Panel>
  );
}
