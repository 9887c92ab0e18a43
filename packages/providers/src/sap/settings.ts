import { defineSettings, either, limitChoices, table } from "../core/settings.ts";

limitChoices("sap", { "careers.feed": ["newest", "whole", "none"] });

/** What is not measured, or may want tuning or moves with the portal, stands here in sight. */
export const sapSettings = defineSettings("sap", {
  paceMs: 700,
  inFlightMax: 2,
  /**
   * The board that SAP moves from. jobs.sap.com became the front of the other one in September 2026 and
   * refuses whoever is no browser.
   */
  careers: {
    /** Seen from 29 September to 1 October 2026: 788 vacancies in its search, 913 in its feed. */
    origin: "https://careers.sap.com",
    /** Tens of vacancies in the whole country: one sweep of it is asked, the place is compared by us. */
    place: table({ locationsearch: "Brazil" }),
    /** Seen there for China and India; that Brazil is `BR` follows from them. */
    placeFacet: table({ optionsFacetsDD_country: "BR" }),
    /** `en_US` was seen; the vacancies of Brazil carry it too. */
    locale: "en_US",
    pageSize: 25,
    pagesMax: 2,
    detailsMax: 5,
    /**
     * `newest` was seen while the board was jobs.sap.com, `whole` (/sitemal.xml) at the new address too, but
     * with 913 whole texts it may be larger than the 5 MB that a reply may have. Without a feed the lists do.
     */
    feed: either<"newest" | "whole" | "none">("newest"),
    feedKeptMs: 24 * 60 * 60 * 1000,
  },
  /**
   * The board that SAP moves to. Its robots.txt closes the whole host to everyone but LinkedIn's crawler,
   * though the API is documented as public: it is asked only where the operator says so for `sap` in
   * `ROBOTS_OVERRIDES`; elsewhere the answer says that a part is missing.
   */
  smartRecruiters: {
    origin: "https://api.smartrecruiters.com",
    /** Its case counts. 4 vacancies in September 2026, 43 on 1 October. */
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
  /** Eight or so at the one board, six at the other; each host has its own pace. */
  requestsMax: 14,
});
