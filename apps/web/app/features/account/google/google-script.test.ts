import { beforeEach, describe, expect, it } from "vitest";
import { createGoogleLoader, type GoogleApi } from "./google-script.ts";

const google = { client_id: "vagou", script_url: "https://accounts.google.com/gsi/client" };
let inserted: string[] = [];
let started: string[] = [];
const working: GoogleApi = { initialize: ({ client_id: clientId }) => started.push(clientId) };

beforeEach(() => {
  inserted = [];
  started = [];
});

describe("the script of Google", () => {
  it("is loaded and initialised once, for all callers", async () => {
    const load = loaderWith({ api: working });
    await Promise.all([load(google), load(google)]);
    await load(google);
    expect(inserted).toEqual([google.script_url]);
    expect(started).toEqual(["vagou"]);
  });

  it("that does not arrive is a fault of loading, and the next try loads it again", async () => {
    let isOnline = false;
    const load = loaderWith({ api: working, isOnline: () => isOnline });
    await expect(load(google)).rejects.toMatchObject({ fault: "load" });
    isOnline = true;
    await expect(load(google)).resolves.toBe(true);
    expect(inserted).toHaveLength(2);
  });

  it.each([undefined, {}])("that brings no API (%o) is not available", async (api) => {
    await expect(loaderWith({ api })(google)).rejects.toMatchObject({ fault: "missing" });
  });

  it("whose API throws at the start could not be initialised", async () => {
    const initialize = () => {
      throw new Error("invalid client");
    };
    await expect(loaderWith({ api: { initialize } })(google)).rejects.toMatchObject({ fault: "initialise" });
  });
});

function loaderWith({
  api,
  isOnline = () => true,
}: {
  api: GoogleApi | undefined;
  isOnline?: () => boolean;
}) {
  return createGoogleLoader({
    insertScript: async (url) => {
      inserted.push(url);
      if (!isOnline()) throw new Error("no network");
    },
    readApi: () => api,
  });
}
