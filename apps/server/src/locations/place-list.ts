import { z } from "zod";

const ufId = z.int().min(11).max(53);
const municipalityId = z.int().min(1_100_000).max(5_399_999);
/** A name of one line with characters that are safe in a page and in a portal's address. */
const name = z
  .string()
  .min(2)
  .max(100)
  .regex(/^[\p{L}][\p{L}\p{M} '’.-]*$/u);

/** A state as the IBGE's localities API writes it. */
export const state = z.object({ id: ufId, sigla: z.string().regex(/^[A-Z]{2}$/), nome: name });

/** A municipality as the IBGE's localities API writes it; `id` is its seven-digit code. */
export const municipality = z.object({ id: municipalityId, nome: name });

/** All places that people can ask for, each state with its municipalities. */
export const placeList = z.object({
  states: z.array(state.extend({ municipios: z.array(municipality) })),
});

export type State = z.output<typeof state>;
export type Municipality = z.output<typeof municipality>;
export type PlaceList = z.output<typeof placeList>;
