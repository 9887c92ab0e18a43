import { endpoints } from "@vagou/contract/api/endpoints";
import { describe, expect, test } from "vitest";
import { makeAccount } from "../harness/accounts/account.ts";
import { screenSizes } from "../harness/browser.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { findPostings, saveByApi } from "../harness/searching/search-by-api.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

const facts = {
  id: "gupy-00000000000000f1",
  title: "Ganhe R$ 300 por dia no celular",
  company: null,
  location: "Recife (PE)",
  salary: null,
  url: "https://vagas.example/1",
  posted_at: null,
  source: "gupy",
  display_name: "Gupy",
  contract: null,
};
const fee = "Para confirmar a inscrição é cobrada uma taxa de R$ 39,90 por Pix.";

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("who gets a vacancy by a link is shown the sentences that frauds use", async () => {
    const page = await stage.openPage(size);
    await page.route("**/api/**/gupy-00000000000000f1", async (route) => {
      const excerpt = `Vaga para início imediato. ${fee}`;
      await route.fulfill({ json: endpoints.getSharedJob.response.parse({ ...facts, excerpt }) });
    });
    await page.goto("/v/gupy-00000000000000f1");
    await page.getByText("Golpes com vagas costumam pedir um pagamento.").waitFor();
    expect(await page.locator("q").allInnerTexts()).toContain(fee);
    await lookAt(page, "doubtful-shared-vacancy");
  });

  test("and who gets a list, for what the list shows of a vacancy", async () => {
    const page = await stage.openPage(size);
    const id = "A".repeat(22);
    await page.route(`**/api/**/${id}`, async (route) => {
      const list = { jobs: [facts], shared_at: "2026-11-20T12:00:00Z", expires_at: "2026-12-20T12:00:00Z" };
      await route.fulfill({ json: endpoints.getSharedList.response.parse(list) });
    });
    await page.goto(`/lista/${id}`);
    await page.getByText("Golpes com vagas costumam prometer ganhos por dia.").waitFor();
    expect(await page.locator("q").allInnerTexts()).toEqual([facts.title]);
    await lookAt(page, "doubtful-shared-list");
  });

  test("and who reads the kept text of a saved vacancy", async () => {
    const account = await makeAccount(stage.product);
    const saved = (await findPostings(stage.product, ["vendas"])).slice(0, 1);
    const { id, title } = saved[0] ?? { id: "", title: "" };
    await saveByApi(stage.product, account, saved);
    const page = await stage.openPage(size, { account });
    await page.route(`**/api/**/${id}`, async (route) => {
      const response = await route.fetch();
      const kept = endpoints.getSavedVacancy.response.parse(await response.json());
      await route.fulfill({ json: { ...kept, description: `<p>${fee}</p>` } });
    });
    await page.goto("/minhas-vagas");
    await page.getByRole("button", { name: `Anotar: ${title}` }).click();
    await page.getByRole("button", { name: `Ler o texto guardado: ${title}` }).click();
    await page.getByText("Golpes com vagas costumam pedir um pagamento.").waitFor();
    expect(await page.locator("q").allInnerTexts()).toContain(fee);
  });
});
