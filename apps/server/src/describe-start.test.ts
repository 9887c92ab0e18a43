import { expect, test } from "vitest";
import { readConfig } from "./config/read-config.ts";
import { describeStart } from "./describe-start.ts";

const started = {
  standIns: {
    originMap: new Map<string, string>(),
    mailbox: null,
    google: null,
    checkout: null,
    setFault: async () => false,
    close: async () => {},
  },
  metricsAddress: null,
  overrides: [],
  certificate: undefined,
};

test("in production the start says that the web app is not built, and how to build it", () => {
  const config = { ...readConfig({}), production: true };
  const said = (hasPages: boolean) => describeStart(config, { ...started, hasPages }).join("\n");
  expect(said(false)).toContain(
    "Pages          not built, so they answer 404 and only the API works; run `npm run build`",
  );
  expect(said(true)).not.toContain("Pages");
});

test("while it is developed, another process serves the pages, so nothing is missing", () => {
  expect(describeStart(readConfig({}), { ...started, hasPages: false }).join("\n")).not.toContain("Pages");
});
