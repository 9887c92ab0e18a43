import { beforeAll, describe, expect, test } from "vitest";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { showPortal } from "../harness/searching/vacancies.ts";

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("what a portal does not say is named as such, and its card opens what there is to open", async () => {
    const page = await stage.openPage(size, { account });
    await page.context().route("https://vagas.example/**", (route) => route.fulfill({ body: "A vaga" }));
    const warnings: string[] = [];
    page.on("console", (message) => {
      // The browser of the journeys warns where it starts no service worker.
      const isOwn = !message.text().startsWith("Service Worker registration");
      if (message.type() === "warning" && isOwn) warnings.push(message.text());
    });
    const silent = { company: null, location: null, salary: null, posted_at: null, description: "" };
    await answerSearch(page, {
      gupy: [
        vacancy({ ...silent, id: "a", title: "", url: "" }),
        vacancy({ id: "b", title: "Sem https", url: "vagas.example/vaga/2" }),
        vacancy({ id: "c", title: "De um portal que saiu", source: "portalantigo" }),
      ],
    });
    await askProviders(page, "padroes", ["Gupy"]);
    await showPortal(page, "Gupy");

    const unsaid = page.getByRole("article").filter({ has: page.getByRole("heading", { name: /^Vaga$/ }) });
    for (const text of ["Empresa não informada", "Salário não informado", "Data não informada"]) {
      await unsaid.getByText(text, { exact: true }).waitFor();
    }
    expect(await unsaid.getByText("Localização").count()).toBe(0);
    expect(await unsaid.getByRole("link", { name: /^Ver detalhes/ }).count()).toBe(0);
    await unsaid.getByText("Empresa não informada", { exact: true }).click();
    await expect.poll(() => warnings).toEqual(["This vacancy has no address to open a"]);
    expect(page.context().pages()).toHaveLength(1);

    const bare = page.getByRole("article").filter({ hasText: "Sem https" });
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      bare.getByText("Recife (PE)").click(),
    ]);
    await opened.waitForURL("https://vagas.example/vaga/2");
    await opened.close();

    const left = page.getByText("portalantigo", { exact: true });
    expect(await left.locator("[aria-hidden=true]").getAttribute("style")).toBeNull();
    const known = bare.getByText("Gupy", { exact: true }).locator("[aria-hidden=true]");
    expect(await known.getAttribute("style")).toContain("background-color");
    await lookAtBothWidths(page, "bare-cards");
  });
});
