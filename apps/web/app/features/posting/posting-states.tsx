import { supportCodeOf } from "#lib/api/call-endpoint.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SupportCode } from "#ui/support-code.tsx";
import { postingTexts } from "./texts.ts";

/** Where the parts of a vacancy will be. */
export function PostingSkeleton() {
  return (
    <>
      <h1 className="sr-only">{postingTexts.pageTitle}</h1>
      <output
        aria-label={postingTexts.loading}
        className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8"
      >
        <span className="grid gap-3 lg:col-span-2">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-9 w-4/5 max-w-xl" />
          <Skeleton className="h-6 w-3/5 max-w-sm" />
        </span>
        <span className="lg:order-last">
          <Skeleton className="h-100 w-full rounded-[16px]!" />
        </span>
        <span className="grid content-start gap-3">
          <Skeleton className="h-7 w-40" />
          {["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-2/3"].map((width, index) => (
            <Skeleton key={index} className={`h-5 max-w-(--measure) ${width}`} />
          ))}
        </span>
      </output>
    </>
  );
}

/** The vacancy does not exist, or not any more: the reason, and links to go on. */
export function PostingMissing() {
  return (
    <Missing title={postingTexts.missingTitle} texts={[postingTexts.missingText, postingTexts.missingNext]} />
  );
}

/** What a link leads to that is not there: why, and links to go on. */
export function Missing({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div className="py-6 sm:py-12">
      <h1 className="text-5">{title}</h1>
      <div className="mt-3 mb-6 grid max-w-prose gap-2 text-muted">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to="/jobs">{postingTexts.search}</ButtonLink>
        <ButtonLink to="/" look="line">
          {postingTexts.home}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The connection failed; the vacancy may still exist. */
export function PostingFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <h1 className="sr-only">{postingTexts.pageTitle}</h1>
      <Notice tone="bad" title={postingTexts.failed}>
        <p className="text-1">{postingTexts.failedText}</p>
        <SupportCode code={supportCodeOf(error)} />
        <Button look="line" className="mt-3" onClick={onRetry}>
          {postingTexts.retry}
        </Button>
      </Notice>
    </>
  );
}
