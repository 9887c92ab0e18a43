import { placeOfShared } from "@vagou/contract/saved/shared-page";
import { useParams } from "react-router";
import { isPostingId } from "#features/posting/posting-id.ts";
import { PostingMissing } from "#features/posting/posting-states.tsx";
import { SharedPostingPage } from "#features/posting/shared/shared-posting.tsx";
import { sharedTexts } from "#features/posting/shared/shared-texts.ts";
import { readHandedOver } from "#lib/page/handed-over.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

/** The server writes what a preview shows, because it knows the vacancy. */
export function meta() {
  return pageMeta({
    title: sharedTexts.pageTitle,
    description: "Uma vaga de emprego que alguém enviou a você: o que é, onde fica e o link do portal.",
    keywords: "vaga de emprego, vaga compartilhada",
  });
}

/** The build writes the model of this page, in which the server puts what `entry.shared.tsx` writes of the vacancy. */
export default function SharedJobPage() {
  const { id } = useParams();
  return <div className="shell py-4 sm:py-8">{import.meta.env.SSR ? placeOfShared : pageOf(id)}</div>;
}

function pageOf(id: string | undefined) {
  if (!isPostingId(id)) return <PostingMissing />;
  return <SharedPostingPage key={id} id={id} handed={readHandedOver("vacancy", id)} />;
}
