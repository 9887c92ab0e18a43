import type { Invitation, Shared } from "@vagou/contract/saved/shared-page";
import type { SharedJob } from "@vagou/contract/api/answers";
import type { SharedList } from "@vagou/contract/saved/saved-vacancies";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "../../escape-html.ts";
import { compressAnswer } from "../encoding/compress.ts";
import { sendFile } from "../web-files/send-file.ts";
import type { SharedPages } from "../web-files/read-shared-pages.ts";
import { pageFile, type WebFile } from "../web-files/web-file.ts";
import { type PagePreview, writePreview } from "./write-preview.ts";

/**
 * Most pages that are written at once. Each asks the database, is rendered and compressed, which is far more work than
 * a file or the refusal of a call; more of them at once would only wait for each other, and the calls of the API with them.
 */
export const pagesAtOnceMax = 50;

/**
 * Serves `/v/{id}` and `/lista/{id}`, whole before the first byte: the vacancy or the list, its preview for programs
 * that run no script, and the same facts for the app. What is not there, or not any more, answers 404 and says so.
 */
export function registerSharedPages(
  app: FastifyInstance,
  { address, shell, pages, headersOf, findVacancy, findList, invite }: SharedPageOptions,
): void {
  // Of the built page alone: what a vacancy says allows no script.
  const headers = pages && {
    vacancy: headersOf(pages.models.vacancy.before + pages.models.vacancy.after),
    list: headersOf(pages.models.list.before + pages.models.list.after),
  };
  let underWay = 0;
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<{ shared: Shared; preview?: PagePreview & { url: string } }>,
  ) => {
    if (shell === undefined) return reply.callNotFound();
    void reply.header("x-robots-tag", "noindex");
    if (pages === null || headers === null || underWay >= pagesAtOnceMax)
      return sendFile(request, reply, shell);
    underWay += 1;
    try {
      const { shared, preview } = await find();
      const { before, after } = pages.models[shared.kind];
      const head = preview === undefined ? before : writePreview(before, preview);
      const marked = head.replace("<html", () => `<html data-shared="${escapeHtml(JSON.stringify(shared))}"`);
      const described = { ...shell, headers: headers[shared.kind], cacheControl: caching[shared.kind] };
      const page = pageFile(described, marked + (await pages.write(shared)) + after, compressAnswer);
      return await sendFile(request, reply, page, shared.content === null ? 404 : 200);
    } catch (error) {
      // A failure must not keep the page from loading: the app asks by itself and shows what is wrong.
      request.log.warn({ err: error }, "a shared page cannot be written");
      return sendFile(request, reply, shell);
    } finally {
      underWay -= 1;
    }
  };
  app.get<{ Params: { id: string } }>("/v/:id", (request, reply) =>
    send(request, reply, async () => {
      const { id } = request.params;
      const found = await findVacancy(id);
      const shared = { kind: "vacancy", id, content: found?.job ?? null, invitation: invite() } as const;
      if (found === null) return { shared };
      return { shared, preview: { ...found, url: `${address}/v/${encodeURIComponent(id)}` } };
    }),
  );
  app.get<{ Params: { id: string } }>("/lista/:id", (request, reply) =>
    send(request, reply, async () => {
      const { id } = request.params;
      return { shared: { kind: "list", id, content: await findList(id), invitation: invite() } };
    }),
  );
}

/** Only who has its link may read a list, so no proxy keeps it; a browser asks each time whether it has ended. */
const caching = { vacancy: "no-cache", list: "private, no-cache" };

export type SharedSources = {
  /** A vacancy with its preview in a message; null when there is no such vacancy. */
  findVacancy: (id: string) => Promise<(PagePreview & { job: SharedJob }) | null>;
  /** A list; null when there is no such list, or not any more. */
  findList: (id: string) => Promise<SharedList | null>;
  /** What people without an account are told about one. */
  invite: () => Invitation;
};

type SharedPageOptions = SharedSources & {
  /** The product's public address, as `https://host`. */
  address: string;
  /** What is sent where a page cannot be written; undefined for a build without pages. */
  shell: WebFile | undefined;
  pages: SharedPages | null;
  /** The headers of a page, by its text. */
  headersOf: (page: string) => Record<string, string>;
};
