import type { ProviderId } from "@vagou/contract/search/catalogue";

/**
 * Recent changes and known obstacles of a portal, with the date when they were seen: a maintainer reads them
 * first when a portal stops answering.
 */
export const knownChanges: Readonly<Partial<Record<ProviderId, string>>> = {
  sap: "jobs.sap.com is behind a bot check since September 2026; its board moved to careers.sap.com, new postings go to SmartRecruiters (company SAPITBusinessSysteme), 2026-10",
  dell: "jobs.dell.com redirects to enterpriseplatform.dell.com; iawmqy.fa.ocs.oraclecloud.com still answers others, 2026-10",
  solides:
    "takes 14 a page, larger ones were answered with 500; ids with letters open no page of a vacancy, 2026-10",
  trampos: "several words are searched as one phrase and find nothing, 2026-08",
  bne: "knows its own occupations only: an unknown one is answered with the home page, 2026-08",
  infojobs: "page=N gave the same cards to one client, 2026-10",
  netvagas: "plain HTTP gets a shell whose body is packed in an anti-bot script, since 2026-10-05",
  catho: "403 to an honest user agent, 2026-08-16",
  gupy: "the older hosts are dead; texts come with their paragraphs glued together, 2026-10",
  careerjet:
    "a key, the registration of the domain and a list of allowed server addresses are needed, since 2026",
};
