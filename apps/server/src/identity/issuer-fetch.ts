import type { CustomFetch } from "openid-client";
import { refuseInsideTransaction } from "../db/connections/inside-transaction.ts";

/** The issuer could not be asked, or its answer could not be read. The message holds no secrets. */
export class IssuerUnreachable extends Error {
  override readonly name = "IssuerUnreachable";
}

/** Discovery documents, keys and tokens are a few kB. */
const bodyBytesMax = 256 * 1024;

/**
 * All requests to an issuer use this function: TLS (plain HTTP on loopback only), a bounded body, and what
 * openid-client sets on every request: no redirects and a deadline.
 * @throws {IssuerUnreachable}
 */
export const issuerFetch: CustomFetch = async (url, { body, ...options }) => {
  refuseInsideTransaction("the issuer is asked");
  const { origin } = new URL(url);
  if (!isSafeTransport(url)) throw new IssuerUnreachable(`${origin} would be asked without TLS`);
  try {
    const response = await fetch(url, { ...options, body: body ?? null });
    if (response.status >= 500) throw new IssuerUnreachable(`${origin} answered ${response.status}`);
    const text = await readBounded(response);
    const { status, headers } = response;
    return new Response(text === "" ? null : text, { status, headers });
  } catch (error) {
    if (error instanceof IssuerUnreachable) throw error;
    throw new IssuerUnreachable(`${origin} gave no answer`, { cause: error });
  }
};

/** True for https, and for plain HTTP that does not leave this machine. */
export function isSafeTransport(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:") return true;
  return protocol === "http:" && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > bodyBytesMax) throw new Error(`over ${bodyBytesMax} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
