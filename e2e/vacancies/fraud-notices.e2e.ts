import { endpoints } from "@vagou/contract/api/endpoints";
import { describe, expect, test } from "vitest";
import { testJob } from "../../apps/server/test/portals/store-postings.ts";
import { makeAccount } from "../harness/accounts/account.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { findPostings, saveByApi } from "../harness/searching/search-by-api.ts";
import { shareStored } from "../harness/product/share-stored.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

const doubtful = "Ganhe R$ 300 por dia no celular";
const fee = "Para confirmar a inscrição é cobrada uma taxa de R$ 39,90 por Pix.";

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("who gets a vacancy by a link is shown the sentences that frauds use", async () => {
    const vacancy = testJob("fee", {
      title: "Digitador",
      description: `<p>Vaga para início imediato. ${fee}</p>`,
    });
    await shareStored(stage, vacancy);
    const page = await stage.openPage(size);
    await page.goto(`/v/${vacancy.id}`);
    await page.getByText("Golpes com vagas costumam pedir um pagamento.").waitFor();
    expect(await page.locator("q").allInnerTexts()).toContain(fee);
    await lookAtBothWidths(page, "doubtful-shared-vacancy");
  });

  test("and who gets a list, for what the list shows of a vacancy", async () => {
    const id = await shareStored(stage, testJob("daily", { title: doubtful, salary: null }));
    const page = await stage.openPage(size);
    await page.goto(`/lista/${id}`);
    await page.getByText("Golpes com vagas costumam prometer ganhos por dia.").waitFor();
    expect(await page.locator("q").allInnerTexts()).toEqual([doubtful]);
    await lookAtBothWidths(page, "doubtful-shared-list");
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
