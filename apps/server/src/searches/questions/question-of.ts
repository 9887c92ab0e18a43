import { createHash } from "node:crypto";
import type { Provider, ProviderQuery, ProviderRequest } from "@vagou/providers/core/provider";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { significantWords } from "@vagou/providers/core/text/keywords";

type Asked = Pick<Provider, "id" | "buildRequests" | "credentials" | "ignoresWordOrder">;

/**
 * Names a question to a provider in this process: equal for queries that its adapter asks and filters in the same way,
 * so that they share an answer. An adapter filters by the words that matter, in any order. It asks in the same way when
 * it makes the same requests but for accents and case, and for the order of words where the portal ignores it: then the
 * portal cannot know a word that was left out. The name can be guessed, so the database holds only its `question-codes`.
 */
export function questionOf(provider: Asked, query: ProviderQuery): string {
  const { keywords, city, state } = query;
  const words = [...new Set(significantWords(keywords).map(foldText))].toSorted();
  const question = JSON.stringify([provider.id, words, city, state?.uf ?? null, requestsOf(provider, query)]);
  return createHash("sha256").update(question).digest("hex");
}

/** The requests as texts; of a provider that is told who asks, the keywords, because its requests differ by person. */
function requestsOf(provider: Asked, query: ProviderQuery): string[] {
  if (provider.credentials !== undefined) return [foldText(query.keywords)];
  const keywords = provider.ignoresWordOrder ? inOneOrder(query.keywords) : query.keywords;
  return [...new Set(provider.buildRequests({ ...query, keywords }).map(textOf))].toSorted();
}

function inOneOrder(keywords: string): string {
  return foldText(keywords).split(" ").toSorted().join(" ");
}

function textOf({ method, url, body = "" }: ProviderRequest): string {
  return foldText(`${method} ${decoded(url)} ${decoded(body)}`);
}

/** Accents are folded in the text that a person typed, not in its percent-encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
