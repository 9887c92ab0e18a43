import { Server } from "node:tls";
import type { FastifyInstance } from "fastify";
import type { TlsFiles } from "../../config/config.ts";
import { type Certificate, readCertificate } from "./certificate.ts";

/** A certificate is renewed weeks before its end. */
const defaultEveryMs = 60_000;

/**
 * Reads the files of the certificate again and again; new connections get a new one, open ones keep the former. A pair
 * that cannot be used, as between the writing of its two files, is read again the next time. Reading is simpler than
 * watching: the usual programs that renew certificates replace symbolic links.
 * @param used the certificate of the server until now
 * @returns a function that stops it
 */
export function renewCertificate(
  { server, log }: Pick<FastifyInstance, "server" | "log">,
  files: TlsFiles,
  used: Certificate,
  everyMs = defaultEveryMs,
): () => void {
  let { cert, key } = used;
  let isUnusable = false;
  const look = async () => {
    try {
      const found = await readCertificate(files);
      isUnusable = false;
      if (found.cert === cert && found.key === key) return;
      ({ cert, key } = found);
      if (server instanceof Server) server.setSecureContext({ cert, key });
      log.info({ validUntil: found.validUntil }, "the renewed certificate is in use");
    } catch (error) {
      // Once for each fault, not every minute.
      if (!isUnusable) log.warn({ err: error }, "the renewed certificate cannot be used, the former stays");
      isUnusable = true;
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
