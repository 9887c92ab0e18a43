import { ProviderUnavailable } from "../core/outcome-errors.ts";
import type { ParsedPage, ProviderReply } from "../core/provider.ts";
import { refuseLogin } from "../core/refusals/refuse-login.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readThroughSitemaps } from "../platforms/jobposting-sitemap.ts";
import { readSitemap, sitemapsInRobots } from "../platforms/sitemap.ts";
import { encontreSuaVagaSettings as settings } from "./settings.ts";

const { origin } = settings;

const sitemaps = readThroughSitemaps({
  origin,
  sitemaps: [],
  isJobSitemap: settings.isJobSitemap,
  jobPath: settings.jobPath,
  sitemapsMax: settings.sitemapsMax,
  detailsMax: settings.detailsMax,
  pathTellsTitle: settings.pathTellsTitle,
  closedText: settings.closedText,
  quirks: { ownNames: ["Encontre Sua Vaga", "EncontreSuaVaga"] },
});

/**
 * Encontre Sua Vaga, a university's portal for its students. It has no public search: only the pages in its
 * sitemaps are public. Where the sitemaps hold no vacancies the portal is unavailable, never empty.
 */
export const encontresuavaga = defineProvider(
  { ...settings, pageSize: settings.detailsMax },
  {
    id: "encontresuavaga",
    steps: sitemaps.steps,
    access: "public-pages",
    robots: "www.encontresuavaga.com.br/robots.txt: not seen; it is the first thing that is asked",
    filters: { keywords: "none", state: false, city: false },
    absentFields: [],
    buildRequests: sitemaps.buildRequests,
    parseReply(reply, query) {
      refuseLogin(reply, settings.loginPath);
      if (hasNothingPublic(reply)) throw new ProviderUnavailable(`nothing public at ${reply.url}`);
      const page = sitemaps.parseReply(reply, query);
      return reply.request.step === "job" ? notConfirmedEmpty(page) : page;
    },
  },
);

/** True where the portal works but has no public vacancies: no robots.txt, no sitemap, or none with vacancies. */
function hasNothingPublic(reply: ProviderReply): boolean {
  const { request, status, body } = reply;
  if (request.step === "job") return false;
  if (status === 404 || status === 410) return true;
  if (status !== 200) return false;
  if (request.step === "robots")
    return /^[\t \uFEFF]*user-agent:/im.test(body) && sitemapsInRobots(body).length === 0;
  if (!/<(urlset|sitemapindex)\b/i.test(body)) return false;
  const { kind, entries } = readSitemap(reply);
  return !entries.some((entry) =>
    kind === "index" ? settings.isJobSitemap(entry.url) : settings.jobPath.test(entry.url.pathname),
  );
}

/** Only a few of many pages are opened: when those do not fit, others still may. */
function notConfirmedEmpty(page: ParsedPage): ParsedPage {
  return { ...page, confirmedEmpty: false };
}
