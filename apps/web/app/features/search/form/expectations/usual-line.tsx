import { classes } from "#ui/classes.ts";
import { describeExpectation, type Expectation } from "./describe-expectation.ts";
import { expectationTexts } from "./texts.ts";

/** What a portal usually brings, in one line that is there before the numbers are. */
export function UsualLine({ id, expectation, obstacle, state }: UsualLineProps) {
  return (
    <span
      id={id}
      className={classes(
        "block min-h-5 text-1 leading-5 tabular-nums",
        obstacle === null && expectation?.numbers ? "text-ink" : "text-muted",
      )}
    >
      {obstacle ?? (expectation !== undefined && <Numbers expectation={expectation} state={state} />)}
    </span>
  );
}

function Numbers({ expectation, state }: { expectation: Expectation; state: string }) {
  const { said, time } = describeExpectation(expectation, state);
  const [before = "", after] = said.split("≈");
  return (
    <>
      {before}
      {after !== undefined && (
        <>
          <span aria-hidden="true">≈</span>
          <span className="sr-only">{expectationTexts.aboutAloud}</span>
          {after}
        </>
      )}
      {/* On a phone the line has no room for a place and the time. */}
      {time !== null && (
        <span className={expectation.basis === "exact" ? undefined : "max-sm:sr-only"}>{` · ${time}`}</span>
      )}
    </>
  );
}

type UsualLineProps = {
  id: string;
  /** Undefined until it is known. */
  expectation: Expectation | undefined;
  obstacle: string | null;
  state: string;
};
