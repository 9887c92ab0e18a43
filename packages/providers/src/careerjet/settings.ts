import type { ProviderQuery } from "../core/provider.ts";
import { defineSettings, limitChoices } from "../core/settings.ts";

/** Holds the values that were not measured or that may need tuning. */
export type CareerjetSettings = {
  /** Where `v4` answers. */
  origin: string;
  paceMs: number;
  inFlightMax: number;
  /** `v4` asks with an API key; `v3` is the older affiliate API, over plain HTTP, to be withdrawn. */
  version: "v4" | "v3";
  localeCode: string;
  sort: "relevance" | "date" | "salary";
  /** The most it gives. One key for Brazil was seen to get 20, regardless of the size asked for. */
  pageSize: number;
  /** Pages are asked until they gave this many vacancies. */
  vacanciesWanted: number;
  /** Characters of the excerpt; there is no whole text. Callers use 1000 to 3000. */
  fragmentSize: number;
  /**
   * The free-text place, in the order tried; a state is known by its full name. `Cidade - UF` is
   * the form that comes back, so it says best which of two cities of one name is meant (inferred);
   * the bare name was seen to be understood.
   */
  locations: (query: ProviderQuery) => readonly string[];
  /** Five pages of the small size, and one question about the place. */
  requestsMax: number;
};

limitChoices("careerjet", { version: ["v4", "v3"], sort: ["relevance", "date", "salary"] });

export const careerjetSettings = defineSettings<CareerjetSettings>("careerjet", {
  origin: "https://search.api.careerjet.net",
  paceMs: 600,
  inFlightMax: 2,
  version: "v4",
  localeCode: "pt_BR",
  sort: "relevance",
  pageSize: 100,
  vacanciesWanted: 100,
  fragmentSize: 2000,
  locations: ({ city, state }) => {
    if (city !== null) return state ? [`${city} - ${state.uf}`, city] : [city];
    return state ? [state.name] : [];
  },
  requestsMax: 6,
});
