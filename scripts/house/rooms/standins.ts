import type { Room } from "./room.ts";

/** Third parties on loopback. */
export const standInRooms: readonly Room[] = [
  {
    name: "standins/kit",
    paths: [
      "apps/standins/src/escape-html.ts",
      "apps/standins/src/listen.ts",
      "apps/standins/src/page.ts",
      "apps/standins/src/read-body.ts",
      "apps/standins/src/stand-in.ts",
    ],
    what: "what every third party on loopback is: a server, its pages and its bodies",
    may: ["node"],
  },
  {
    name: "standins/vacancies",
    paths: ["apps/standins/src/vacancies/"],
    what: "invented vacancies, the same for the same seed",
    may: ["@brazilian-utils/brazilian-utils"],
  },
  {
    name: "standins/providers/portal",
    paths: ["apps/standins/src/providers/portal/"],
    what: "what stand-ins of portals have in common: the server, faults on demand, words and pages of a vacancy",
    may: ["node", "zod", "standins/kit", "standins/vacancies"],
  },
  {
    name: "standins/providers",
    paths: ["apps/standins/src/providers/"],
    what: "portals, one stand-in each, in their own wire formats",
    may: [
      "standins/kit",
      "standins/vacancies",
      "standins/providers/portal",
      "@brazilian-utils/brazilian-utils",
      "node",
      "contract",
    ],
  },
  {
    name: "standins/checkout",
    paths: ["apps/standins/src/checkout/"],
    what: "Stripe: payment links, and its events",
    may: ["contract", "standins/kit", "node"],
  },
  {
    name: "standins/google",
    paths: ["apps/standins/src/google/"],
    what: "Google's sign-in",
    may: ["contract", "standins/providers/portal", "standins/kit", "node", "oidc-provider", "zod"],
  },
  {
    name: "standins/mailbox",
    paths: ["apps/standins/src/mailbox/"],
    what: "a mailbox for all messages that the server sends",
    may: ["contract", "standins/kit", "node", "postal-mime", "smtp-server"],
  },
  {
    name: "standins",
    paths: ["apps/standins/src/*"],
    what: "all third parties together: none of them knows the server",
    may: [
      "standins/checkout",
      "standins/google",
      "standins/mailbox",
      "standins/providers/portal",
      "standins/providers",
    ],
  },
];
