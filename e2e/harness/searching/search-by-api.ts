import { endpoints, type ResponseOf } from "@vagou/contract/api/endpoints";
import type { Job } from "@vagou/contract/search/job";
import { makeAccount, type Account } from "../accounts/account.ts";
import type { Product } from "../product/product.ts";

/**
 * Searches one portal as another person, who is made for it, without a browser.
 * @returns what the portal's part was answered
 */
export async function searchByApi(
  product: Product,
  provider: string,
  query: string,
): Promise<ResponseOf<"searchJobs">["services"][number] | undefined> {
  const { token } = (await makeAccount(product)).session;
  const response = await fetch(`${product.baseUrl}/api/jobs/search`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, city: "", state: "", services: [provider] }),
  });
  return endpoints.searchJobs.response.parse(await response.json()).services[0];
}

/** @returns a posting for each of these words, found by such searches: only what a search found can be saved */
export async function findPostings(product: Product, words: readonly string[]): Promise<Job[]> {
  const groups = await Promise.all(words.map((query) => searchByApi(product, "gupy", query)));
  return groups.flatMap((group) => group?.jobs.slice(0, 1) ?? []);
}

/** Saves postings for a person, without a browser. */
export async function saveByApi(
  product: Product,
  { session }: Account,
  postings: readonly { id: string }[],
): Promise<void> {
  for (const { id } of postings) {
    const response = await fetch(`${product.baseUrl}/api/saved-vacancies`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session.token}` },
      body: JSON.stringify({ posting_id: id }),
    });
    if (response.status !== 200) throw new Error(`${id} was not saved: ${response.status}`);
  }
}
