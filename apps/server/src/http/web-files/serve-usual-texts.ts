import { paths } from "@vagou/contract/api/paths";
import type { FastifyInstance } from "fastify";
import { usualTexts, usualTextsPath } from "../encoding/usual-texts.ts";
import { fileHeaders } from "../answers/security-headers.ts";
import { sendFile } from "./send-file.ts";
import { pageFile } from "./web-file.ts";

/** The texts with which answers of searches are compressed, for browsers that keep them for this (RFC 9842). */
export function serveUsualTexts(api: FastifyInstance): void {
  const file = pageFile(
    {
      contentType: "text/plain; charset=utf-8",
      cacheControl: "public, max-age=31536000, immutable",
      headers: { ...fileHeaders, "use-as-dictionary": `match="${api.prefix}${paths.searchJobs.path}"` },
    },
    usualTexts.toString(),
  );
  api.get(usualTextsPath, (request, reply) => sendFile(request, reply, file));
}
