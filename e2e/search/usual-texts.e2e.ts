import { expect, test } from "vitest";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, recordProblems } from "../harness/browser.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

test("a browser loads the usual texts once, and its searches come compressed with them", async () => {
  const page = await stage.openSignedIn(phone);
  const problems = recordProblems(page);
  const texts = page
    .context()
    .waitForEvent("response", (reply) => /\/usual-texts-\w+\.txt$/.test(reply.url()));
  await page.goto("/jobs");
  expect((await texts).status()).toBe(200);
  // The browser stores it after it has come.
  await page.waitForLoadState("networkidle");
  const answer = page.waitForResponse((reply) => reply.url().endsWith("/api/jobs/search"));
  await askProviders(page, "vendas", ["Gupy"]);
  expect((await (await answer).allHeaders())["content-encoding"]).toBe("dcz");
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await page
    .getByText(/^\d+ vagas encontradas/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});
