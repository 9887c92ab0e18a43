import { defineSettings, either, limitChoices, table } from "../core/settings.ts";

limitChoices("sap", { "careers.feed": ["newest", "whole", "none"] });

/** Holds the values that were not measured, may need tuning, or change while the portal moves. */
export const sapSettings = defineSettings("sap", {
  paceMs: 700,
  inFlightMax: 2,
  /**
   * The board that SAP moves from. jobs.sap.com became the site of the other board in September 2026 and
   * refuses clients that are no browser.
   */
  careers: {
    /** Seen from 29 September to 1 October 2026: 788 vacancies in its search, 913 in its feed. */
    origin: "https://careers.sap.com",
    /** There are tens of vacancies in the whole country: all of them are asked, and the place is compared here. */
    place: table({ locationsearch: "Brazil" }),
    /** Seen for China and India; `BR` for Brazil is inferred from them. */
    placeFacet: table({ optionsFacetsDD_country: "BR" }),
    /** `en_US` was seen, also on vacancies of Brazil. */
    locale: "en_US",
    pageSize: 25,
    pagesMax: 2,
    detailsMax: 5,
    /**
     * `newest` was seen while the board was jobs.sap.com, `whole` (/sitemal.xml) at the new address too, but
     * with 913 whole texts it may be larger than the 5 MB that a reply may have. Without a feed the lists are enough.
     */
    feed: either<"newest" | "whole" | "none">("newest"),
    feedKeptMs: 24 * 60 * 60 * 1000,
  },
  /**
   * The board that SAP moves to. Its robots.txt forbids the whole host to all crawlers except LinkedIn's,
   * though the API is documented as public: it is asked only where the operator allows it for `sap` in
   * `ROBOTS_OVERRIDES`; elsewhere the answer says that a part is missing.
   */
  smartRecruiters: {
    origin: "https://api.smartrecruiters.com",
    /** Its case matters. It had 4 vacancies in September 2026, 43 on 1 October. */
    companyId: "SAPITBusinessSysteme",
    idPrefix: "sr-",
    pageSize: 100,
    pagesMax: 2,
    detailsMax: 4,
    /** One request a day proves that a list without vacancies is empty. */
    knownForMs: 24 * 60 * 60 * 1000,
  },
  /** SAP's `customfield3` is the career status; students in Brazil are hired as interns (inferred). */
  contractOfCareerStatus: { student: "Estágio" },
  /** About eight at one board, six at the other; each host has its own pace. */
  requestsMax: 14,
  requestsUsual: 2,
});
