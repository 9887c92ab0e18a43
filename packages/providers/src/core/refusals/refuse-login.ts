import { ProviderBlocked } from "../outcome-errors.ts";
import type { ProviderReply } from "../provider.ts";

/**
 * @param login fits the path, with its parameters, of the page where a person logs in
 * @throws {ProviderBlocked} the portal redirected to it
 */
export function refuseLogin({ url, request }: ProviderReply, login: RegExp): void {
  const { pathname, search } = new URL(url);
  if (login.test(pathname + search)) throw new ProviderBlocked(`a login came instead of ${request.url}`);
}
