import { placeOfShared } from "@vagou/contract/saved/shared-page";
import { useParams } from "react-router";
import { SharedListPage } from "#features/posting/shared/shared-list.tsx";
import { sharedListTexts } from "#features/posting/shared/shared-texts.ts";
import { readHandedOver } from "#lib/page/handed-over.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

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

/** A list of vacancies that one person picked for another, who may have no account. Its model is like that of `/v/{id}`. */
export default function SharedListRoute() {
  const { id = "" } = useParams();
  return (
    <div className="shell py-4 sm:py-8">
      {import.meta.env.SSR ? (
        placeOfShared
      ) : (
        <SharedListPage key={id} id={id} handed={readHandedOver("list", id)} />
      )}
    </div>
  );
}
