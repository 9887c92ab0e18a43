import { endpoints } from "@vagou/contract/api/endpoints";
import { keywordsMaxLength } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { listLines } from "../asking/list-lines.ts";
import { writeSearch } from "./write-search.ts";
import { searchProviders } from "./search-providers.ts";

export function searchRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.searchJobs, async ({ actor, body, idempotencyKey, caller, signal }) => {
    const answer = await searchProviders(deps, {
      actor,
      filters: { query: keywordsOf(body), city: body.city, state: body.state },
      services: body.services,
      idempotencyKey,
      fresh: body.fresh,
      searchId: body.search_id,
      caller,
      signal,
    });
    return writeSearch(answer);
  });
  register(endpoints.listLines, ({ actor }) =>
    Promise.resolve({ lines: listLines(deps, { actor }), suspended: [...deps.suspendedProviders.ids] }),
  );
}

/** Older clients send the keywords as a list; when the text is there too, the text counts. */
function keywordsOf({ query, keywords = [] }: { query: string; keywords?: string[] | undefined }): string {
  return query === "" ? keywords.join(" ").trim().slice(0, keywordsMaxLength) : query;
}
