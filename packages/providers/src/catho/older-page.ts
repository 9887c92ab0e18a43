import { listingOf } from "../core/reply/listing-of.ts";
import { placeOf } from "../core/place/place-of.ts";
import { z } from "zod";
import { choosePlace } from "../core/place/choose-place.ts";
import { readContract } from "../core/pay/contract-text.ts";
import { findFirst, rawTextOf, type HtmlScope } from "../core/html/html-page.ts";
import { field, webAddress } from "../core/text/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { listPage } from "../core/reply/list-page.ts";
import { readItems } from "../core/reply/read-items.ts";
import { readSections } from "../core/text/sections.ts";
import { textToHtml } from "../core/html/text-to-html.ts";

/**
 * Reads the older pages (about 2020 to early 2026), which held their vacancies as data; it is not
 * known whether the portal still serves any.
 *
 * @returns null when the page has no such data
 */
export function parseOlderPage(
  page: HtmlScope,
  reply: ProviderReply,
  query: ProviderQuery,
): ParsedPage | null {
  const data = pageSchema.safeParse(jsonOf(rawTextOf(findFirst(page, "script#__NEXT_DATA__"))));
  if (!data.success) return null;
  const { jobs } = data.data.props.pageProps.jobSearch.jobSearchResult.data;
  const { readable, skipped } = readItems(jobs, jobSchema);
  return listPage(
    { items: readable.map((item) => item.job_customized_data), skipped },
    {
      toListing: (job) => toListing(job, reply, query),
      asked: { query, text: ({ titulo, descricao = "" }) => `${titulo}\n${descricao}` },
    },
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `dataAtualizacao` is the date of a change, not of the posting. */
function toListing(job: OlderJob, reply: ProviderReply, query: ProviderQuery): Listing | null {
  const url = webAddress(`/vagas/${pathSlug(job.titulo)}/${job.id}/`, reply.url);
  if (!url) return null;
  const places = job.vagas.flatMap(
    ({ cidade, uf }) => placeOf({ city: cidade, state: uf, country: "Brasil" }) ?? [],
  );
  const company = job.anunciante?.confidencial
    ? "Empresa Confidencial"
    : (job.anunciante?.nome ?? job.contratante?.nome);
  const sections = readSections(job.descricao ?? "");
  return listingOf({
    id: job.id,
    title: job.titulo,
    url,
    company,
    place: choosePlace(places, query),
    contract: readContract(job.regimeContrato ?? ""),
    pay: readPayText(job.salario ?? "") ?? readPayText(job.faixaSalarial ?? ""),
    description: job.descricao && textToHtml(job.descricao),
    requirements: sections.requirements,
    benefits: job.benef.length > 0 ? job.benef : sections.benefits,
  });
}

const pageSchema = z.object({
  props: z.object({
    pageProps: z.object({
      jobSearch: z.object({
        jobSearchResult: z.object({ data: z.object({ jobs: z.array(z.unknown()) }) }),
      }),
    }),
  }),
});

/** Only id and title are required. */
const jobSchema = z.object({
  job_customized_data: z.object({
    id: field.id,
    titulo: field.required,
    descricao: field.body,
    faixaSalarial: field.text,
    salario: field.text,
    regimeContrato: field.text,
    benef: field.list(z.string()),
    vagas: field.list(z.object({ cidade: field.text, uf: field.text })),
    contratante: field.optional(z.object({ nome: field.text })),
    anunciante: field.optional(z.object({ nome: field.text, confidencial: field.flag })),
  }),
});

type OlderJob = z.output<typeof jobSchema>["job_customized_data"];
