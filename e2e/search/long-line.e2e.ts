import { providerLabel } from "@vagou/contract/search/catalogue";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { groupOf, jobOf } from "../../apps/web/app/features/search/testing/job-of.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { breakProvider } from "../harness/product/break-provider.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { searchByApi } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage({ DISABLED_PROVIDERS: "" }, { own: true });

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a person who waits in our line at a portal reads about how long", async () => {
    await breakProvider(stage.product, "Workable", "none", 5_000);
    const page = await stage.openSignedIn(size);
    // More than the page needs to open on a busy machine.
    const others = [1, 2, 3, 4, 5].map((person) =>
      searchByApi(stage.product, "workable", `mecânico ${person} ${size.width}`),
    );
    await askProviders(page, `soldador ${size.width}`, ["Gupy", "Workable"]);
    await page.getByText(/^na fila, cerca de \d+ s$/).waitFor();
    await lookAtBothWidths(page, "searching-in-line");
    await breakProvider(stage.product, "Workable", "none");
    for (const group of await Promise.all(others)) expect(group).toMatchObject({ has_error: false });
  });

  test("a portal whose line was too long can be asked again, for its price, and its vacancies join the others", async () => {
    const page = await stage.openSignedIn(size);
    const asked: unknown[] = [];
    await page.route("**/api/jobs/search", async (route) => {
      const body = endpoints.searchJobs.body.parse(route.request().postDataJSON());
      asked.push(body.fresh);
      await route.fulfill({ json: answerOf(body) });
    });
    await askProviders(page, "costureira", ["Gupy", "Workable"]);
    await page.getByText("1 vaga encontrada").waitFor();
    const again = page.getByRole("button", { name: "Perguntar de novo por 7 fichas: Workable" });
    await unfoldLines(page);
    await page.getByText("muita gente perguntando a este portal agora").filter({ visible: true }).waitFor();
    await lookAtBothWidths(page, "busy-portal");
    await again.filter({ visible: true }).click();
    await page.getByText("2 vagas encontradas").waitFor();
    await again.waitFor({ state: "hidden" });
    expect(asked).toEqual([false, false, true]);
  });
});

type Asked = { services: string[]; fresh: boolean };

/** Workable's line is too long, until it is asked again. */
function answerOf({ services, fresh }: Asked): unknown {
  const groups = services.map((id) => {
    const facts = {
      name: id,
      display_name: providerLabel(id),
      jobs: [jobOf({ id: `${id}-0123456789abcdef` })],
    };
    const isBusy = id === "workable" && !fresh;
    return isBusy
      ? groupOf({ ...facts, jobs: [], has_error: true, outcome: "busy", fichas: "returned" })
      : groupOf(facts);
  });
  return endpoints.searchJobs.response.parse({ services: groups, remaining_credits: 200 });
}

/** On a phone what each portal said may be folded. */
async function unfoldLines(page: Page): Promise<void> {
  const summary = page.locator("details:not([open]) > summary").filter({ visible: true });
  if ((await summary.count()) > 0) await summary.first().click();
}
