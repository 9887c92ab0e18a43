import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "@vagou/providers/core/outcome-errors";
import type { ParsedPage, ProviderReply } from "@vagou/providers/core/provider";
import { z } from "zod";

const pageSchema = z.object({
  total: z.number(),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      city: z.string(),
      state: z.string(),
      description: z.string().optional(),
      postedAt: z.string().optional(),
    }),
  ),
});

/** Reads the test portal's answers as an adapter would. */
export function readJsonItems(reply: ProviderReply): ParsedPage {
  if (reply.status === 403 || reply.status === 429) throw new ProviderBlocked(String(reply.status));
  if (reply.status >= 500) throw new ProviderUnavailable(String(reply.status));
  const page = pageSchema.safeParse(parseJson(reply.body));
  if (!page.success) throw new ProviderChanged("another shape", { cause: page.error });
  return {
    listings: page.data.items.map(({ id, title, city, state, description, postedAt }) => ({
      providerListingId: id,
      title,
      url: `https://portal.example/vaga/${id}`,
      place: { city, state },
      ...(description !== undefined && { description }),
      ...(postedAt !== undefined && { postedAt }),
      requirements: [],
      benefits: [],
    })),
    skipped: 0,
    leftOut: 0,
    total: page.data.total,
    confirmedEmpty: page.data.total === 0,
    next: [],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderChanged("not JSON", { cause: error });
  }
}
