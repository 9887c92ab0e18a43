import type { BodyOf } from "@vagou/contract/api/endpoints";
import type { SearchQuery } from "../search-types.ts";

/**
 * Has the server count the keywords of a search, without a link to the person. The search does not wait for it, and
 * a failure is only logged.
 */
export async function recordSearchTerm(
  { query, city, state, services }: SearchQuery,
  send: (name: "recordSearchTerm", options: { body: BodyOf<"recordSearchTerm"> }) => Promise<unknown>,
): Promise<void> {
  const typed = query.trim();
  if (typed === "") return;
  try {
    await send("recordSearchTerm", { body: { search_term: typed, city, state, providers: services } });
  } catch (error) {
    // oxlint-disable-next-line no-console -- only logged, in the words of the specification
    console.warn("Erro ao salvar termos de busca", error);
  }
}
