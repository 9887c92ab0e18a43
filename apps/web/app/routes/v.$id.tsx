import { useParams } from "react-router";
import { isPostingId } from "#features/posting/posting-id.ts";
import { PostingMissing } from "#features/posting/posting-states.tsx";
import { SharedPostingPage } from "#features/posting/shared-posting.tsx";
import { sharedTexts } from "#features/posting/shared-texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { useSession } from "#lib/session/session.ts";

/** The server writes what a preview shows, because it knows the vacancy. */
export function meta() {
  return pageMeta({
    title: sharedTexts.pageTitle,
    description: "Uma vaga de emprego que alguém enviou a você: o que é, onde fica e o link do portal.",
    keywords: "vaga de emprego, vaga compartilhada",
  });
}

export default function SharedJobPage() {
  const session = useSession();
  const { id } = useParams();
  return (
    <div className="shell py-4 sm:py-8">
      {isPostingId(id) ? (
        <SharedPostingPage
          key={id}
          id={id}
          isSignedIn={session === undefined ? undefined : session !== null}
        />
      ) : (
        <PostingMissing />
      )}
    </div>
  );
}
