import { createHash } from "node:crypto";
import type { Job } from "@vagou/contract/job";
import { htmlToText } from "@vagou/providers/core/html-to-text";
import type { Listing, ListingPay, ListingPlace } from "@vagou/providers/core/listing";

const reais = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** Listings in the shape of the contract. Descriptions become plain text: nothing here is shown as HTML. */
export function normaliseListings(listings: readonly Listing[], source: string): Job[] {
  return listings.map((listing) => ({
    id: `${source}-${createHash("sha256").update(listing.providerListingId).digest("hex").slice(0, 16)}`,
    title: listing.title,
    company: listing.company ?? null,
    location: placeText(listing.place),
    salary: payText(listing.pay),
    url: listing.url,
    description: htmlToText(listing.description ?? ""),
    posted_at: listing.postedAt ?? null,
    source,
    work_mode: listing.workMode ?? null,
    summary: {
      tipoContrato: listing.contract ?? null,
      requisitos: [...listing.requirements],
      beneficios: [...listing.benefits],
    },
  }));
}

function placeText(place: ListingPlace | undefined): string | null {
  const isAbroad = place?.country !== undefined && !/^bra[sz]il$/i.test(place.country);
  const parts = [place?.city, place?.state, isAbroad ? place.country : undefined].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}

function payText(pay: ListingPay | undefined): string | null {
  if (!pay) return null;
  const { minCents, maxCents } = pay;
  if (minCents === undefined && maxCents === undefined) return pay.negotiable ? "A combinar" : null;
  if (minCents === undefined) return `Até ${amount(maxCents)}`;
  if (maxCents === undefined) return `A partir de ${amount(minCents)}`;
  return minCents === maxCents ? amount(minCents) : `${amount(minCents)} a ${amount(maxCents)}`;
}

function amount(cents = 0): string {
  return reais.format(cents / 100);
}
