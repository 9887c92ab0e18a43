import type { ProviderQuery } from "../core/provider.ts";
import { defineSettings, either, limitChoices } from "../core/settings.ts";

limitChoices("careerjet", { version: ["v4", "v3"], sort: ["relevance", "date", "salary"] });

/** Holds the values that were not measured or that may need tuning. */
export const careerjetSettings = defineSettings("careerjet", {
  /** Where `v4` answers. */
  origin: "https://search.api.careerjet.net",
  paceMs: 600,
  inFlightMax: 2,
  /** `v4` asks with an API key; `v3` is the older affiliate API, over plain HTTP, to be withdrawn. */
  version: either<"v4" | "v3">("v4"),
  localeCode: "pt_BR",
  sort: either<"relevance" | "date" | "salary">("relevance"),
  /** The most it gives. One key for Brazil was seen to get 20, regardless of the size asked for. */
  pageSize: 100,
  /** Pages are asked until they gave this many vacancies. */
  vacanciesWanted: 100,
  /** Characters of the excerpt; there is no whole text. Callers use 1000 to 3000. */
  fragmentSize: 2000,
  /**
   * The free-text place, in the order tried; a state is known by its full name. `Cidade - UF` is
   * the form that comes back, so it says best which of two cities of one name is meant (inferred);
   * the bare name was seen to be understood.
   */
  locations: ({ city, state }: ProviderQuery): readonly string[] => {
    if (city !== null) return state ? [`${city} - ${state.uf}`, city] : [city];
    return state ? [state.name] : [];
  },
  /** Five pages of the small size, and one question about the place. */
  requestsMax: 6,
});

export type CareerjetSettings = typeof careerjetSettings;
