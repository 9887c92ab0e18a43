import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useOpenedLink } from "#lib/page/opened-link.ts";
import { Spinner } from "#ui/spinner.tsx";
import { AuthCard } from "../auth-card.tsx";
import { googleTexts } from "./google-texts.ts";
import { takeGoogleAnswer } from "./take-google-answer.ts";

/** How long the page is shown before it redirects. */
const pauseMs = 100;

/** The page to which Google redirects. It only shows a spinner. */
export function GoogleCallback() {
  const link = useOpenedLink();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: path } = useQuery({
    queryKey: ["google-answer", link?.toString()],
    queryFn: link === undefined ? skipToken : () => takeGoogleAnswer(client, link),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => void navigate(path, { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [path, navigate]);
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
