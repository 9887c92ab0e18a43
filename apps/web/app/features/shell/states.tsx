import { type ComponentType, useEffect, useState } from "react";
import { Button, buttonClasses, ButtonLink } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { shellTexts } from "./texts.ts";

/** While the browser finds out whether a person is signed in. Without scripts it cannot, and the page says so. */
export function Loading() {
  return (
    <main className="grid flex-1 place-items-center">
      <output className="flex items-center gap-3 text-3 text-muted noscript:hidden">
        <Spinner />
        {shellTexts.loading}
      </output>
      <noscript>
        <div className="shell py-16">
          <h1 className="mb-6 text-4">{shellTexts.noScript}</h1>
          <a href="/" className={buttonClasses({})}>
            {shellTexts.notFoundHome}
          </a>
        </div>
      </noscript>
    </main>
  );
}

/** Our own bug reached the page. The code that reports it is loaded only then; the page stands without it, too. */
export function Crash({ error }: { error: unknown }) {
  const [Code, setCode] = useState<ComponentType<{ error: unknown }> | null>(null);
  useEffect(() => {
    import("./crash-code.tsx").then(
      ({ CrashCode }) => setCode(() => CrashCode),
      () => setCode(null),
    );
  }, []);
  return (
    <main className="shell py-16">
      <h1 className="text-5">{shellTexts.crashTitle}</h1>
      <p className="mt-3 mb-6 max-w-prose text-muted">{shellTexts.crashText}</p>
      <Button onClick={() => window.location.reload()}>{shellTexts.crashReload}</Button>
      <div aria-live="polite" className="mt-4 empty:absolute">
        {Code !== null && <Code error={error} />}
      </div>
    </main>
  );
}

/** 404. */
export function NotFound() {
  return (
    <div className="shell py-14 sm:py-24">
      <p
        aria-hidden="true"
        className="font-display text-6 leading-none font-extrabold tracking-[-.04em] text-line-strong"
      >
        404
      </p>
      <h1 className="mt-3 text-5">{shellTexts.notFoundTitle}</h1>
      <p className="mt-3 mb-6 max-w-prose text-muted">{shellTexts.notFoundText}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to="/">{shellTexts.notFoundHome}</ButtonLink>
        <ButtonLink to="/jobs" look="line">
          {shellTexts.notFoundJobs}
        </ButtonLink>
      </div>
    </div>
  );
}
