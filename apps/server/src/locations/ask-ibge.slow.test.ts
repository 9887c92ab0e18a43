import { expect, test } from "vitest";
import { startIbge } from "../../test/portals/start-ibge.ts";
import { askIbge } from "./ask-ibge.ts";
import { bundledPlaces } from "./bundled-places.ts";

const quick = { deadlineMs: 200, pauseMs: 1 };

test("an answer that does not come is given up after its deadline, three times", async () => {
  await using ibge = await startIbge(bundledPlaces(), () => "silence");
  await expect(askIbge(ibge.origin, quick)).rejects.toThrow("took longer than 0.2 s. Nothing was changed.");
  expect(ibge.asked).toHaveLength(3);
});

test("an answer that never ends is given up when it is too large", async () => {
  await using ibge = await startIbge(bundledPlaces(), (_, response) => {
    const pour = () => {
      while (response.write("[".repeat(65_536)));
    };
    response.on("drain", pour);
    pour();
    return "a flood";
  });
  await expect(askIbge(ibge.origin, { deadlineMs: 20_000, pauseMs: 1 })).rejects.toThrow(
    "answered more than 4 MB",
  );
});

test("a redirect, and an address without a server, are reported", async () => {
  await using ibge = await startIbge(bundledPlaces(), (_, response) =>
    response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  );
  await expect(askIbge(ibge.origin, quick)).rejects.toThrow("cannot be reached (unexpected redirect)");
  await expect(askIbge("http://127.0.0.1:9", quick)).rejects.toThrow("cannot be reached");
});

test("a service that is unavailable for a moment is asked again", async () => {
  let failures = 2;
  await using ibge = await startIbge(bundledPlaces(), (_, response) =>
    failures-- > 0 ? response.writeHead(503).end() : undefined,
  );
  expect((await askIbge(ibge.origin, { pauseMs: 1 })).states).toHaveLength(27);
  expect(ibge.asked).toHaveLength(30);
});
