import type { Listing } from "../listing.ts";
import { readContract } from "../pay/contract-text.ts";
import { readPayText } from "../pay/pay-text.ts";
import { readPlaceText, readWorkMode } from "../place/place-text.ts";
import type { ProviderReply } from "../provider.ts";
import { readDate, readDeadline } from "../text/dates.ts";
import { readLevelText } from "../text/level-text.ts";
import { listingOf, type ReadFields } from "./listing-of.ts";

/** What a card or a page shows of a vacancy, as the texts that stand there; "" or undefined where it shows nothing. */
export type VacancyTexts = Readonly<
  { id: string; title: string; url: string } & Partial<Record<TextField, string | undefined>>
>;

type TextField =
  | "company"
  /** "Recife - PE"; "Home Office" in its place is a work mode. */
  | "place"
  | "workMode"
  | "contract"
  /** "Júnior/Trainee"; other parts of the text may stand beside it. */
  | "level"
  | "pay"
  /** "12/11/2026", "há 3 dias". */
  | "postedAt"
  | "expiresAt";

/**
 * Reads the texts of a vacancy as Brazilian portals write them.
 *
 * @param over fields that the adapter reads in its own way, and those that no single text holds
 * @returns the listing, with the fields that were read and no others
 */
export function listingOfTexts(
  texts: VacancyTexts,
  { receivedAt }: Pick<ProviderReply, "receivedAt">,
  over: Partial<ReadFields> = {},
): Listing {
  const { id, title, url, company, place = "", workMode, contract, level, pay, postedAt, expiresAt } = texts;
  const { places, workMode: placeMode } = readPlaceText(place);
  return listingOf({
    id,
    title,
    url,
    company,
    place: places[0],
    workMode: readWorkMode(workMode ?? "") ?? placeMode,
    contract: contract && readContract(contract),
    level: level && readLevelText(level),
    pay: pay ? readPayText(pay) : undefined,
    postedAt: postedAt && readDate(postedAt, receivedAt),
    expiresAt: expiresAt && readDeadline(expiresAt, receivedAt),
    ...over,
  });
}
