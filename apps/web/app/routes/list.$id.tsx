import { useParams } from "react-router";
import { SharedListPage } from "#features/posting/shared-list.tsx";
import { sharedListTexts } from "#features/posting/shared-texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { useSession } from "#lib/session/session.ts";

export function meta() {
  return [
    ...pageMeta({
      title: sharedListTexts.title,
      description: sharedListTexts.description,
      keywords: "vagas de emprego, lista de vagas, vagas compartilhadas",
    }),
    { name: "robots", content: "noindex" },
  ];
}

/** A list of vacancies that one person picked for another, who may have no account. */
export default function SharedListRoute() {
  const session = useSession();
  const { id = "" } = useParams();
  return (
    <div className="shell py-4 sm:py-8">
      <SharedListPage key={id} id={id} isSignedIn={session === undefined ? undefined : session !== null} />
    </div>
  );
}
