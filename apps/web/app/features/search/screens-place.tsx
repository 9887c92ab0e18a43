import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { formTexts, progressTexts } from "./texts.ts";

/** In the place of progress and results for the moment until their code is here; when it `isLate`, with a way out. */
export function ScreensPlace({ isLate }: { isLate: boolean }) {
  return (
    <div className="shell py-14">
      <output className="flex items-center gap-3 text-3 text-muted">
        <Spinner />
        {isLate ? progressTexts.late : formTexts.labels.loading}
      </output>
      {isLate && (
        <Button className="mt-6" onClick={() => window.location.reload()}>
          {progressTexts.reload}
        </Button>
      )}
    </div>
  );
}
