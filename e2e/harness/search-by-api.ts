import { endpoints, type ResponseOf } from "@vagou/contract/endpoints";
import { makeAccount } from "./account.ts";
import type { Product } from "./product.ts";

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
