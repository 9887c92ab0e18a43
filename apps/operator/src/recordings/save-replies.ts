import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FetchedReply } from "@vagou/server/asking/wire/http-client";
import { cleanAddress, cleanText } from "./clean-reply.ts";
import { noteFileOf, type ReplyNote } from "./reply-note.ts";

/**
 * Writes each reply to `<folder>/<provider>/<step>-<day>-<number>.<html|json|xml|txt>` with its note beside it,
 * cleaned, so that `npm run provider -- <provider> --reply FILE` reads it back with its request.
 *
 * @param secrets keys that the requests used
 * @returns the files, without the notes
 */
export function saveReplies(
  folder: string,
  providerId: string,
  replies: readonly FetchedReply[],
  secrets: readonly string[],
): string[] {
  if (replies.length === 0) return [];
  mkdirSync(join(folder, providerId), { recursive: true });
  const counts = new Map<string, number>();
  return replies.map((reply) => {
    const { request, status, url, contentType, body, receivedAt } = reply;
    const step = request.step.replaceAll(/[^\w-]/g, "-");
    const number = (counts.get(step) ?? 0) + 1;
    counts.set(step, number);
    const day = receivedAt.toISOString().slice(0, 10);
    const file = join(folder, providerId, `${step}-${day}-${number}.${extensionOf(body)}`);
    const note: ReplyNote = {
      step: request.step,
      asked: cleanAddress(request.url, secrets),
      url: cleanAddress(url, secrets),
      status,
      contentType,
      receivedAt: receivedAt.toISOString(),
    };
    writeFileSync(file, cleanText(body, secrets));
    writeFileSync(noteFileOf(file), `${JSON.stringify(note, null, 2)}\n`);
    return file;
  });
}

/** Chosen by the content, not by the content type. */
function extensionOf(body: string): string {
  const start = body.slice(0, 500).trimStart();
  if (/^[[{]/.test(start)) return "json";
  if (/^<\?xml|^<(rss|urlset|sitemapindex)\b/i.test(start)) return "xml";
  return start.startsWith("<") ? "html" : "txt";
}
