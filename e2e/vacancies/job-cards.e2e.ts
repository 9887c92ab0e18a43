import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, screenSizes } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";
import { openVacancy, showPortal } from "../harness/searching/vacancies.ts";

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

/** What a hostile portal could send, before some pages of ordinary text. */
const hostile = `
  <p onclick="window.ran = 1" data-x="1" aria-label="x" class="y" style="color:red">Rotinas
  <strong id="a">do setor</strong> e <em title="x">apoio</em> a <b dir="rtl">três</b> <i lang="en">áreas</i>.</p>
  <script>window.ran = 1</script><img src="https://mal.example/x.png" onerror="window.ran = 1">
  <svg onload="window.ran = 1"><style>body { display: none }</style></svg><iframe src="https://mal.example/"></iframe>
  <a href="javascript:window.ran = 1">aqui</a><h1>Grande</h1><form action="https://mal.example/"><input name="senha"></form>
  <ul data-y="1"><li onmouseover="window.ran = 1">Excel</li></ul><ol start="7"><li>Word</li></ol>
  <p>${"Atendimento a clientes e fornecedores. ".repeat(40)}</p>`;

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a card shows five items of each list and three lines of a text in which no script can run", async () => {
    const page = await stage.openPage(size, { account });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).hostname));
    const requisitos = [
      "Excel",
      "Excel",
      "Word",
      "Inglês",
      "CNH B",
      "Redação",
      "Boa escrita",
      "Pacote Office",
    ];
    const beneficios = ["VR", "VT", "Plano de saúde", "Plano odontológico", "Seguro", "Creche"];
    await answerSearch(page, {
      gupy: [vacancy({ description: hostile, summary: { tipoContrato: "PJ", requisitos, beneficios } })],
    });
    await askProviders(page, "rotinas", ["Gupy"]);
    const card = await openVacancy(page, "Auxiliar Administrativo");
    for (const fact of [
      "Gupy",
      "Consultoria RH Recife",
      "Recife (PE)",
      "PJ · Pleno",
      "R$ 2.100,00 por mês",
    ]) {
      await card.getByText(fact, { exact: true }).waitFor();
    }
    const items = (name: string) => card.getByRole("list", { name }).getByRole("listitem").allInnerTexts();
    expect(await items("Requisitos")).toEqual(["Excel", "Word", "Inglês", "CNH B", "Redação", "+2"]);
    expect(await items("Benefícios")).toEqual([
      "VR",
      "VT",
      "Plano de saúde",
      "Plano odontológico",
      "Seguro",
      "+1",
    ]);

    for (const screen of screenSizes.toReversed()) {
      await page.setViewportSize(screen);
      await expect
        .poll(() => readDescription(page))
        .toEqual({
          tags: ["b", "em", "i", "li", "ol", "p", "strong", "ul"],
          attributes: [],
          lines: 3,
          isCut: true,
        });
    }
    expect(await page.evaluate("window.ran")).toBeUndefined();
    expect(asked.filter((host) => host !== "localhost")).toEqual([]);
    await lookAtBothWidths(page, "hostile-card");
  });

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

/** The elements and attributes that a card's text consists of, and how tall it stands. */
async function readDescription(page: Page): Promise<unknown> {
  return await page.evaluate(`(() => {
    const text = document.querySelector("article .vacancy-text");
    const inside = [...text.querySelectorAll("*")];
    return {
      tags: [...new Set(inside.map((element) => element.tagName.toLowerCase()))].sort(),
      attributes: inside.flatMap((element) => element.getAttributeNames()),
      lines: Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)),
      isCut: text.scrollHeight > text.clientHeight,
    };
  })()`);
}
