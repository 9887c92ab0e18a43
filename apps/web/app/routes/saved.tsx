import type { ClientLoaderFunctionArgs } from "react-router";
import { SignedOut } from "#features/account/signed-out.tsx";
import { SavedVacancies } from "#features/saved/saved-vacancies.tsx";
import { savedTexts } from "#features/saved/texts.ts";
import { openMarks } from "#lib/marks/marks.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { requireSession } from "#lib/session/require-session.ts";
import { useSession } from "#lib/session/session.ts";

export function meta() {
  return pageMeta({
    title: savedTexts.title,
    description: savedTexts.description,
    keywords: "minhas vagas, vagas guardadas, candidaturas",
  });
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const elsewhere = requireSession(request, "/login");
  openMarks();
  return elsewhere;
}

/** The vacancies that the person saved. */
export default function SavedPage() {
  const session = useSession();
  if (session === null) return <SignedOut />;
  return (
    session && (
      <div className="shell py-6 sm:py-10">
        <h1 className="text-5">{savedTexts.title}</h1>
        <p className="mt-2 max-w-(--measure) text-muted print:hidden">{savedTexts.lead}</p>
        <SavedVacancies key={session.user.id} userId={session.user.id} />
      </div>
    )
  );
}
