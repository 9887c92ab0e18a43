import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Logo } from "./logo.tsx";
import { shellTexts } from "./texts.ts";

/**
 * `isSignedIn` is undefined until the browser has looked: then both sides are rendered and CSS
 * shows the right one (`lib/page/first-paint.ts`). `account` is the signed-in side.
 */
export function Header({ isSignedIn, account }: { isSignedIn: boolean | undefined; account: ReactNode }) {
  return (
    <header className="border-b border-line bg-paper">
      {/* With letters twice as large a phone has no room for all of it in one line. */}
      <div className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-3 py-1">
        <Logo />
        <nav
          aria-label={shellTexts.nav}
          className="flex min-w-0 flex-[1_1_10rem] items-center justify-end gap-2"
        >
          {isSignedIn !== true && (
            <span className="when-signed-out flex items-center gap-2">
              <ButtonLink to="/register" look="quiet" className="max-sm:px-3 max-[359px]:px-2">
                {shellTexts.register}
              </ButtonLink>
              <ButtonLink to="/login" look="line" className="max-[359px]:px-3">
                {shellTexts.logIn}
              </ButtonLink>
            </span>
          )}
          {isSignedIn !== false && (
            <span className="when-signed-in flex min-w-0 items-center gap-2">
              {isSignedIn === true ? account : <Skeleton className="h-11 w-44 rounded-full!" />}
            </span>
          )}
        </nav>
      </div>
    </header>
  );
}
