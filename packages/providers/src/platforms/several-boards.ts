import { fillGaps } from "../core/reply/details.ts";
import { foldText } from "../core/text/fold-text.ts";
import type { Listing } from "../core/listing.ts";
import type { ParsedPage, Provider, ProviderRequest } from "../core/provider.ts";
import { findUf } from "../core/place/states.ts";

/** One of several addresses of a portal, with vacancies of its own. */
export type Board = Pick<Provider, "steps" | "buildRequests" | "parseReply"> & {
  origin: string;
  /** The prefix of its listings' ids, unique among the boards; "" for the first. */
  idPrefix: string;
  /** The steps whose failure loses vacancies; the vacancies of other steps are in these too. */
  stepsWithVacancies: readonly string[];
};

/**
 * Reads a portal with several boards as one portal, for example while it moves. Each board is asked by
 * itself; when one fails the others answer, and the answer says that a part is missing. A vacancy on two
 * boards is one listing: the first board's, with the fields that it lacks from the other.
 */
export function readSeveralBoards(
  first: Board,
  ...others: readonly Board[]
): Pick<Provider, "origins" | "steps" | "buildRequests" | "parseReply" | "joinListings"> {
  const boards = [first, ...others];
  const boardAt = (url: string) => boards.find(({ origin }) => origin === new URL(url).origin) ?? first;
  const boardOf = ({ providerListingId: id }: Listing) =>
    others.find(({ idPrefix }) => id.startsWith(idPrefix)) ?? first;
  return {
    origins: [first.origin, ...others.map(({ origin }) => origin)],
    steps: first.steps.concat(others.flatMap(({ steps }) => steps)),
    buildRequests: (query, asker) =>
      boards.flatMap((board) =>
        board.buildRequests(query, asker).map((request) => markBoard(board, request)),
      ),
    parseReply: (reply, query): ParsedPage => {
      const board = boardAt(reply.request.url);
      // The total of one board is not the total of the portal.
      const { total: _, ...page } = board.parseReply(reply, query);
      return { ...page, next: page.next.map((request) => markBoard(board, request)) };
    },
    joinListings: (listings) =>
      boards.reduce<readonly Listing[]>(
        (joined, board) =>
          joinBoard(
            joined,
            listings.filter((listing) => boardOf(listing) === board),
          ),
        [],
      ),
  };
}

function markBoard({ origin, stepsWithVacancies }: Board, request: ProviderRequest): ProviderRequest {
  return stepsWithVacancies.includes(request.step) ? { ...request, board: new URL(origin).host } : request;
}

/** Each listing of the board joins at most one of those before: two of one board are never the same vacancy. */
function joinBoard(before: readonly Listing[], ofBoard: readonly Listing[]): readonly Listing[] {
  const joined = [...before];
  // Grouped by name: to compare all with all would take quadratic time.
  const free = Map.groupBy(joined.keys(), (index) => nameOf(joined[index]));
  for (const listing of ofBoard) {
    const candidates = free.get(nameOf(listing)) ?? [];
    const place = candidates.findIndex((index) => isSameState(joined[index], listing));
    const [index] = place === -1 ? [] : candidates.splice(place, 1);
    const twin = index === undefined ? undefined : joined[index];
    if (index === undefined || twin === undefined) joined.push(listing);
    else joined[index] = fillGaps(twin, listing);
  }
  return joined;
}

/** The title and the city, which two listings of one vacancy share. */
function nameOf(listing: Listing | undefined): string {
  const words = foldText(listing?.title ?? "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return `${words}\n${foldText(listing?.place?.city ?? "")}`;
}

/** Also true when one of them has no state. */
function isSameState(one: Listing | undefined, other: Listing): boolean {
  const [uf, otherUf] = [one, other].map((listing) =>
    findUf((listing?.place?.state ?? "").slice(0, stateLengthMax)),
  );
  return uf === undefined || otherUf === undefined || uf === otherUf;
}

/** A longer text is no state. */
const stateLengthMax = 60;
