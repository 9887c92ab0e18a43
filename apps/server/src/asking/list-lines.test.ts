import { expect, test } from "vitest";
import { testProvider } from "../../test/portals/test-provider.ts";
import { listLines } from "./list-lines.ts";

test("a person is told the portals where they wait, in whole seconds, and our lines learn what was told", () => {
  const waitsMs: Record<string, number> = { "gupy.example": 3_200, "sap.example": 1_400 };
  const told: unknown[] = [];
  const lines = {
    announce: () => () => {},
    expectedWaitMs: ({ host }: { host: string }) => waitsMs[host] ?? 0,
    waitForOthersMs: () => 0,
    lengths: () => new Map<string, number>(),
    noteOthers: () => {},
    noteTold: ({ host }: { host: string }, person: string, waitMs: number) =>
      void told.push([host, person, waitMs]),
  };
  const providers = (["gupy", "sap"] as const).map((id) => testProvider(id, `https://${id}.example`));
  expect(listLines({ providers, lines }, { actor: { userId: "ana" } })).toEqual([
    { name: "gupy", wait_s: 4 },
  ]);
  expect(told).toEqual([["gupy.example", "ana", 4_000]]);
});
