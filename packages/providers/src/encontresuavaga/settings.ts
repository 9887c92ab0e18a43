import { defineSettings } from "../core/settings.ts";
import type { SitemapEntry } from "../platforms/sitemap.ts";

/**
 * The pages of this portal have not been seen: every value here is inferred from what portals with
 * sitemaps have in common, and has to be checked against the portal.
 */
export const encontreSuaVagaSettings = defineSettings("encontresuavaga", {
  origin: "https://www.encontresuavaga.com.br",
  paceMs: 600,
  inFlightMax: 2,
  /** Which sitemaps of an index may hold vacancies: all that are not named after another content. */
  isJobSitemap: (url: URL) =>
    !/(page|pagina|post|blog|noticia|categor|tag|author|autor|imag|video|empresa)/i.test(
      url.pathname.split("/").at(-1) ?? "",
    ),
  /** A vacancy's page is below a folder of one of these names, and its last part holds a number. */
  jobPath:
    /^\/(?:[^/]+\/)?(?:vagas?|vaga-de-[\w-]+|oportunidades?|estagios?|empregos?|jobs?|anuncios?)\/(?:[^/]+\/){0,3}(?<id>[^/\d]*\d[^/]*)\/?$/i,
  /** Addresses hold titles when most of them have two words or more. */
  pathTellsTitle: (jobs: readonly SitemapEntry[]) =>
    jobs.filter(({ url }) => wordsIn(url) >= 2).length * 2 > jobs.length,
  closedText:
    /vaga (encerrada|expirada|preenchida|indispon[ií]vel|removida)|n[aã]o est[aá] mais dispon[ií]vel/i,
  /** Candidates probably log in with the account of their university. */
  loginPath: /^[^?]*\/(login|log-in|entrar|signin|sign-in|sso|autenticacao|account\/log)/i,
  sitemapsMax: 2,
  detailsMax: 6,
  requestsMax: 10,
});

/** @returns the number of words below the first folder, without numbers and the hexadecimal parts of an id. */
function wordsIn(url: URL): number {
  const [, , ...rest] = url.pathname.split("/");
  return rest
    .join("-")
    .split(/[-_]/)
    .filter((part) => /^\p{L}{3,}$/u.test(decodePart(part))).length;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
