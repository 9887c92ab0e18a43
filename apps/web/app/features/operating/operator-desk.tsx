import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { namePage } from "#lib/page/page-meta.ts";
import { formatRecentMoment } from "#lib/words/dates.ts";
import { classes } from "#ui/classes.ts";
import { type Confirm, Confirming } from "./confirming.ts";
import { ActsSection } from "./acts-section.tsx";
import { BooksSection } from "./books-section.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import { FactorNeeded } from "./factor-needed.tsx";
import { ParkedSection } from "./parked-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { PortalsSection } from "./portals-section.tsx";
import {
  actsTexts,
  booksTexts,
  feedbackTexts,
  operatingTexts,
  parkedTexts,
  peopleTexts,
  portalTexts,
} from "./texts.ts";
import { useFocusWhenLost } from "./use-focus-when-lost.ts";

/** The operator's page: one part at a time, which the address names. */
export default function OperatorDesk({ desk, refusal, retry, confirm }: OperatorDeskProps) {
  const { hash } = useLocation();
  useEffect(() => namePage(operatingTexts.title), []);
  const title = useFocusWhenLost(desk === undefined);
  const here = parts.find(({ id }) => `#${id}` === hash) ?? parts[0];
  return (
    <Confirming value={confirm}>
      <div className="shell py-6 sm:py-10">
        <h1 ref={title} tabIndex={-1} className="text-5">
          {operatingTexts.title}
        </h1>
        {desk === undefined ? (
          <FactorNeeded refusal={refusal} onConfirmed={retry} />
        ) : (
          <>
            <p className="mt-2 mb-4 max-w-(--measure) text-1 text-muted">
              {operatingTexts.until(
                formatRecentMoment(new Date(desk.looks_until)),
                formatRecentMoment(new Date(desk.acts_until)),
              )}
            </p>
            <nav aria-label={operatingTexts.sections} className="mb-5">
              <ul className="flex flex-wrap gap-2">
                {parts.map(({ id, title }) => (
                  <li key={id}>
                    <Link
                      to={`#${id}`}
                      preventScrollReset
                      aria-current={id === here.id ? "page" : undefined}
                      className={classes(
                        "inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 font-semibold",
                        id === here.id ? "border-leaf bg-leaf-soft" : "border-line-strong bg-card",
                      )}
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {here.id === "portais" && <PortalsSection />}
            {here.id === "pessoas" && <PeopleSection />}
            {here.id === "pagamentos" && <ParkedSection />}
            {here.id === "mensagens" && <FeedbackSection feedbackTo={desk.feedback_to} />}
            {here.id === "fichas" && <BooksSection desk={desk} />}
            {here.id === "registro" && <ActsSection />}
          </>
        )}
      </div>
    </Confirming>
  );
}

const parts = [
  { id: "portais", title: portalTexts.title },
  { id: "pessoas", title: peopleTexts.title },
  { id: "pagamentos", title: parkedTexts.title },
  { id: "mensagens", title: feedbackTexts.title },
  { id: "fichas", title: booksTexts.title },
  { id: "registro", title: actsTexts.title },
] as const;

type OperatorDeskProps = {
  /** Undefined while the second factor is missing or too old. */
  desk: ResponseOf<"getOperatorDesk"> | undefined;
  refusal: unknown;
  retry: () => void;
  confirm: Confirm;
};
