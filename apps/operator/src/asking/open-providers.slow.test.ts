import { expect, test } from "vitest";
import { readConfig } from "@vagou/server/config/read-config";
import { providers } from "@vagou/providers/index";
import { openProviders } from "./open-providers.ts";

const config = readConfig({});
const newPortal = { origins: ["https://portal.example", "https://api.portal.example"] } as const;

test("a portal without a stand-in is known before it is asked, and the others have theirs", async () => {
  const fetcher = await openProviders({ ...config, providers: "stand-in" });
  try {
    expect(fetcher.findUnasked(newPortal)).toEqual(newPortal.origins);
    expect(providers.flatMap((provider) => fetcher.findUnasked(provider))).toEqual([]);
  } finally {
    await fetcher.close();
  }
});

test("where the real portals are asked, a new one is asked too", async () => {
  const fetcher = await openProviders({ ...config, providers: "live" });
  expect(fetcher.findUnasked(newPortal)).toEqual([]);
  await fetcher.close();
});
