import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";

/** A vacancy in the form of a career site on SuccessFactors. */
export type SapJob = {
  id: string;
  path: string;
  /** `City, Region, CC, ZIP` */
  location: string;
  /** The country's two letters. */
  country: string;
  vacancy: Vacancy;
};

/** @param label trusted HTML of the count. @param notice trusted HTML above the rows. */
export function sapSearchPage(rows: readonly SapJob[], label: string, notice = ""): string {
  return `<!DOCTYPE html>
<html lang="en-US">
<head><title>Jobs at SAP</title>
<link rel="alternate" type="application/rss+xml" title="SAP Jobs" href="/services/rss/job/?locale=en_US"></head>
<body>
<form action="/search/"><input name="q"><input name="locationsearch"></form>
${notice && `<div id="attention"><label>${notice}</label></div>`}
<div class="pagination-top"><span class="paginationLabel" aria-label="Results">${label}</span></div>
<table id="searchresults" class="searchResults full table table-striped table-hover">
<tbody>
${rows.map((job) => tableRow(job)).join("\n")}
</tbody>
</table>
</body>
</html>
`;
}

/** A row has title and place twice, for desktops and for phones, and no date. */
function tableRow({ path, location, vacancy }: SapJob): string {
  const link = `<a href="${path}" class="jobTitle-link">${escapeHtml(vacancy.title)}</a>`;
  const place = `<span class="jobLocation">${escapeHtml(location)}</span>`;
  return `<tr class="data-row">
<td class="colTitle" headers="hdrTitle"><span class="jobTitle hidden-phone">${link}</span>
<div class="jobdetail-phone visible-phone"><span class="jobTitle visible-phone">${link}</span>
<span class="jobLocation visible-phone">${place}</span></div></td>
<td class="colLocation hidden-phone" headers="hdrLocation">${place}</td>
</tr>`;
}

/** A page with microdata, which tells the person that it is a demonstration. */
export function sapJobPage({ id, location, vacancy }: SapJob): string {
  const { title, closesAt, publishedAt } = vacancy;
  const property = (name: string, text: string) =>
    `<span data-careersite-propertyid="${name}">${escapeHtml(text)}</span>`;
  return htmlPage(
    `${title} · Vaga de demonstração`,
    `<p class="note"><strong>Vaga de demonstração.</strong> Esta vaga é fictícia e ninguém recebe candidaturas. No portal SAP de verdade, a vaga abriria aqui.</p>
<div class="jobDisplay" itemscope itemtype="http://schema.org/JobPosting">
<meta itemprop="hiringOrganization" content="SAP">
<h1><span itemprop="title" data-careersite-propertyid="title">${escapeHtml(title)}</span></h1>
<p class="muted"><span data-careersite-propertyid="location"><span class="jobGeoLocation">${escapeHtml(location)}</span></span>
· ${property("date", dayFormat.format(publishedAt))} · ${property("facility", id.slice(-6))}
· ${property("department", vacancy.area)} · ${property("customfield3", careerStatus(vacancy))}
· ${property("shifttype", "Regular Full Time")} · ${property("travel", "0 - 10%")}</p>
<span itemprop="description" class="jobdescription">${describe(vacancy)}</span>
</div>`,
    `<meta itemprop="datePosted" content="${javaDate(publishedAt)}">
${closesAt ? `<meta itemprop="validThrough" content="${javaDate(closesAt)}">` : ""}`,
  );
}

/** The feed: absolute links with parameters that track where the reader came from; no count. */
export function sapFeed(jobs: readonly SapJob[], origin: string): string {
  const items = jobs.map(
    ({ path, location, vacancy }) => `<item>
<title>${escapeHtml(`${vacancy.title} (${location})`)}</title>
<link>${origin}${path}?feedId=301101&amp;utm_source=J2WRSS&amp;utm_medium=rss</link>
<guid>${origin}${path}</guid>
<pubDate>${vacancy.publishedAt.toUTCString()}</pubDate>
<description><![CDATA[${describe(vacancy)}<p>Career Status: ${careerStatus(vacancy)} | Employment Type: Regular Full Time</p>]]></description>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>SAP Jobs</title>
${items.join("\n")}
</channel></rss>
`;
}

/** The feed of the whole site, in the fields of Google's base: an end instead of a date, and the place twice. */
export function sapWholeFeed(jobs: readonly SapJob[], origin: string): string {
  const items = jobs.map(
    ({ id, path, location, vacancy }) => `<item>
<title>${escapeHtml(`${vacancy.title} (${location})`)}</title>
<link>${origin}${path}</link>
<description><![CDATA[${describe(vacancy)}]]></description>
<guid>${id}</guid>
<g:id>${id}</g:id>
<g:expiration_date>${endOf(vacancy)}</g:expiration_date>
<g:employer>SAP</g:employer>
<g:job_function>${escapeHtml(vacancy.area)}</g:job_function>
<g:location>${escapeHtml(location)}</g:location>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>Jobs at SAP</title>
<link>${origin}/</link>
<language>en_US</language>
<ttl>720</ttl>
${items.join("\n")}
</channel>
</rss>
`;
}

/** Every vacancy has an end: after two months where the employer gives none. */
function endOf({ closesAt, publishedAt }: Vacancy): string {
  const twoMonthsMs = 60 * 24 * 60 * 60 * 1000;
  return (closesAt ?? new Date(publishedAt.getTime() + twoMonthsMs)).toISOString().slice(0, 10);
}

function describe({ introduction, duties, requirements, benefits }: Vacancy): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  return `<p>${escapeHtml(introduction)}</p>
<p><b>What you'll do</b></p>${list(duties)}
<p><b>What you bring</b></p>${list(requirements)}
<p><b>What we offer</b></p>${list(benefits)}`;
}

function careerStatus({ contract }: Vacancy): string {
  return contract === "Estágio" ? "Student" : "Professional";
}

/** `Aug 25, 2026` */
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** `Fri Aug 07 02:00:00 UTC 2026` */
function javaDate(instant: Date): string {
  const [weekday = "", day, month, year, time] = instant.toUTCString().split(" ");
  return `${weekday.replace(",", "")} ${month} ${day} ${time} UTC ${year}`;
}
