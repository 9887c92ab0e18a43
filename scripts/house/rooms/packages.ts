import type { Room } from "./room.ts";

/** The common imports of an adapter. */
const adapterKit = [
  "providers/core",
  "providers/core/text",
  "providers/core/place",
  "providers/core/html",
  "providers/core/refusals",
  "providers/core/reply",
];

/** The packages that the parts of the product share, and the portals. */
export const packageRooms: readonly Room[] = [
  {
    name: "contract",
    paths: ["packages/contract/src/"],
    what: "what server and web promise each other",
    may: ["zod"],
  },
  {
    name: "providers/core",
    paths: ["packages/providers/src/core/"],
    what: "what an adapter is: request, reply, listing, facts, settings, outcomes; no I/O, no clock",
    may: ["contract"],
  },
  {
    name: "providers/core/text",
    paths: ["packages/providers/src/core/text/"],
    what: "words, dates, addresses and lists as portals write them",
    may: ["zod"],
  },
  {
    name: "providers/core/place",
    paths: ["packages/providers/src/core/place/"],
    what: "where the work is done",
    may: ["providers/core", "providers/core/text", "@brazilian-utils/brazilian-utils"],
  },
  {
    name: "providers/core/pay",
    paths: ["packages/providers/src/core/pay/"],
    what: "what is paid, and under which contract",
    may: ["providers/core", "providers/core/text"],
  },
  {
    name: "providers/core/html",
    paths: ["packages/providers/src/core/html/"],
    what: "pages: searched with CSS selectors, within bounds; HTML to text and back",
    may: ["providers/core", "providers/core/text", "htmlparser2", "css-select"],
  },
  {
    name: "providers/core/posting-text",
    paths: ["packages/providers/src/core/posting-text/"],
    what: "the lines and lists of a description that lost its line breaks",
    may: ["providers/core/text", "providers/core/html"],
  },
  {
    name: "providers/core/schema-org",
    paths: ["packages/providers/src/core/schema-org/"],
    what: "schema.org's JobPosting, in JSON-LD or microdata",
    may: [
      "providers/core",
      "providers/core/text",
      "providers/core/place",
      "providers/core/pay",
      "providers/core/html",
    ],
  },
  {
    name: "providers/core/refusals",
    paths: ["packages/providers/src/core/refusals/"],
    what: "what came in place of an answer: a bot check, a fault, another page",
    may: ["providers/core", "providers/core/html"],
  },
  {
    name: "providers/core/reply",
    paths: ["packages/providers/src/core/reply/"],
    what: "from a reply to a page of listings",
    may: [
      "providers/core",
      "providers/core/text",
      "providers/core/place",
      "providers/core/pay",
      "providers/core/html",
      "providers/core/schema-org",
      "providers/core/refusals",
      "zod",
    ],
  },
  {
    name: "providers/platforms",
    paths: ["packages/providers/src/platforms/"],
    what: "what several portals and platforms have in common: sitemaps, lists of cards, two boards as one",
    may: [...adapterKit, "htmlparser2"],
  },
  {
    name: "providers/platforms/{name}",
    paths: ["packages/providers/src/platforms/*/"],
    what: "software that several portals run",
    may: [...adapterKit, "providers/core/pay", "providers/platforms", "zod"],
  },
  {
    name: "providers/{id}",
    paths: ["packages/providers/src/*/"],
    what: "one portal: requests out, replies in",
    may: [
      ...adapterKit,
      "providers/core/pay",
      "providers/core/posting-text",
      "providers/core/schema-org",
      "providers/platforms",
      "providers/platforms/{name}",
      "zod",
    ],
  },
  {
    name: "providers",
    paths: ["packages/providers/src/*"],
    what: "the list of all adapters",
    may: ["contract", "providers/core", "providers/{id}"],
  },
  {
    name: "one-list/facts",
    paths: ["packages/one-list/src/facts/"],
    what: "what a posting says, in a form that can be compared: pay a month, contract, level, age",
    may: ["contract", "providers/core/text", "providers/core/place", "providers/core/pay"],
  },
  {
    name: "one-list",
    paths: ["packages/one-list/src/"],
    what: "what a vacancy is that several portals have; no I/O, no clock",
    may: ["contract", "one-list/facts"],
  },
  {
    name: "one-list/merging",
    paths: ["packages/one-list/src/merging/"],
    what: "which postings are the same vacancy",
    may: ["contract", "providers/core/text", "one-list", "one-list/facts"],
  },
  {
    name: "one-list/filters",
    paths: ["packages/one-list/src/filters/"],
    what: "which vacancies a person wants to see, in which order, and how many there are of each kind",
    may: ["contract", "providers/core/text", "one-list", "one-list/facts"],
  },
  {
    name: "one-list/fraud",
    paths: ["packages/one-list/src/fraud/"],
    what: "sentences that fraudulent postings use",
    may: ["contract", "providers/core/text", "one-list/facts"],
  },
  {
    name: "command-line",
    paths: ["packages/command-line/src/"],
    what: "how a command is described, and what a wrong command line is told",
    may: ["@commander-js/extra-typings", "zod"],
  },
];
