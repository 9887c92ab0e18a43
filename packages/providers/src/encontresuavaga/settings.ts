import { defineSettings } from "../core/settings.ts";
import type { SitemapEntry } from "../platforms/sitemap.ts";

/**
 * Nothing of this portal's inside has been seen: every value here is inferred from what portals with
 * sitemaps have in common, to be corrected once somebody has looked.
 */
export const encontreSuaVagaSettings = defineSettings("encontresuavaga", {
  origin: "https://www.encontresuavaga.com.br",
  paceMs: 600,
  inFlightMax: 2,
  /** Of an index: whatever is not named after something else. */
  isJobSitemap: (url: URL) =>
    !/(page|pagina|post|blog|noticia|categor|tag|author|autor|imag|video|empresa)/i.test(
      url.pathname.split("/").at(-1) ?? "",
    ),
  /** A vacancy's page stands below a folder named so, and its last part holds a number. */
  jobPath:
    /^\/(?:[^/]+\/)?(?:vagas?|vaga-de-[\w-]+|oportunidades?|estagios?|empregos?|jobs?|anuncios?)\/(?:[^/]+\/){0,3}(?<id>[^/\d]*\d[^/]*)\/?$/i,
  /** Most addresses with two words or more are addresses that carry titles. */
  pathTellsTitle: (jobs: readonly SitemapEntry[]) =>
    jobs.filter(({ url }) => wordsIn(url) >= 2).length * 2 > jobs.length,
  closedText:
    /vaga (encerrada|expirada|preenchida|indispon[ií]vel|removida)|n[aã]o est[aá] mais dispon[ií]vel/i,
  /** Candidates probably log in with the account of their university. */
  loginPath: /\/(login|log-in|entrar|signin|sign-in|sso|autenticacao|account\/log)/i,
  sitemapsMax: 2,
  detailsMax: 6,
  requestsMax: 10,
});

/** Words, not numbers nor the hexadecimal parts of an id, below the first folder. */
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
