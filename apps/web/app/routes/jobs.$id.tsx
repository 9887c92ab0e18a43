import { useEffect } from "react";
import { type ClientLoaderFunctionArgs, type MetaArgs, useParams } from "react-router";
import { SignedOut } from "#features/account/signed-out.tsx";
import { BalanceLine } from "#features/credits/balance-line.tsx";
import { isPostingId } from "#features/posting/posting-id.ts";
import { PostingPage } from "#features/posting/posting-page.tsx";
import { PostingMissing } from "#features/posting/posting-states.tsx";
import { postingTexts } from "#features/posting/texts.ts";
import { AskApplied } from "#lib/waiting/ask-applied.tsx";
import { openMarks } from "#lib/marks/marks.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { requireSession } from "#lib/session/require-session.ts";
import { useSession } from "#lib/session/session.ts";

export function meta({ params }: MetaArgs) {
  if (!isPostingId(params["id"])) {
    return pageMeta({
      title: postingTexts.missingTitle,
      description: "Esta vaga não existe ou não está mais guardada. Busque as vagas abertas agora.",
      keywords: "vagas de emprego",
    });
  }
  return pageMeta({
    title: postingTexts.pageTitle,
    description: "A vaga completa: salário, contrato, local, requisitos, benefícios e o link do portal.",
    keywords: "detalhes da vaga, vaga de emprego, salário, requisitos, benefícios",
  });
}

/** A visitor is redirected to the log-in, and comes back to the vacancy afterwards. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const elsewhere = requireSession(request, "/login");
  openMarks();
  return elsewhere;
}

export default function JobPage() {
  const session = useSession();
  const { id } = useParams();
  // Another tab may have signed in another person, and the loader has not seen that.
  useEffect(openMarks, [session?.user.id]);
  if (session === null) return <SignedOut />;
  if (session === undefined) return null;
  return (
    // As tall as the screen while nothing is there yet, so that the footer does not jump.
    <div className="shell py-4 sm:py-8">
      {isPostingId(id) ? (
        <>
          <PostingPage key={id} id={id} credits={<BalanceLine userId={session.user.id} />} />
          <AskApplied userId={session.user.id} />
        </>
      ) : (
        <PostingMissing />
      )}
    </div>
  );
}
