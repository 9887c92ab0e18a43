import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useOpenedLink } from "#lib/page/opened-link.ts";
import { Spinner } from "#ui/spinner.tsx";
import { AuthCard } from "../auth-card.tsx";
import { accountTexts } from "../texts.ts";
import { googleTexts } from "./google-texts.ts";
import { takeGoogleAnswer } from "./take-google-answer.ts";

/** How long the page is shown before it redirects. */
const pauseMs = 100;

/** The page to which Google redirects: a spinner, or the second step of a person who has one. */
export function GoogleCallback() {
  const link = useOpenedLink();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [next, setNext] = useState<string>();
  const { data: outcome } = useQuery({
    queryKey: ["google-answer", link?.toString()],
    queryFn: link === undefined ? skipToken : () => takeGoogleAnswer(client, link),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  const path = next ?? (outcome?.step === undefined ? outcome?.path : undefined);
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => void navigate(path, { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [path, navigate]);
  if (outcome?.step !== undefined && next === undefined) {
    const { Step, question, take } = outcome.step;
    return (
      <AuthCard title={accountTexts.secondStepTitle} lead={accountTexts.secondStepLead}>
        <Step
          question={question}
          onSignedIn={(person) => setNext(take(person))}
          onBack={() => setNext(outcome.path)}
        />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={googleTexts.finishing}
      lead={
        <output aria-label={googleTexts.finishing} className="text-5 text-leaf">
          <Spinner />
        </output>
      }
    />
  );
}
