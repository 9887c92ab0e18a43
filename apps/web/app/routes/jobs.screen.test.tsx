import { errorMessages } from "@vagou/contract/api/error-codes";
import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { onlineManager } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { tabTo } from "#ui/testing/tab-to.ts";
import { refusal, settings } from "../testing/answer-calls.ts";
import { lookAt, lookAtBothWidths } from "../testing/look-at.ts";
import { showPage } from "../testing/show-page.tsx";
import { vacancy } from "#features/search/testing/vacancy.ts";
import { answerWith, jobsPage, showResults } from "../testing/show-results.tsx";

const [phone, laptop] = screenSizes;
const keywords = page.getByLabelText("Palavras-chave");

const general = [
  "InfoJobs",
  "Gupy",
  "Vagas.com.br",
  "Busca Vagas",
  "Divulga Vagas",
  "Workable",
  "Sólides",
  "BNE",
];
const technology = ["SAP", "Dell", "NerdIn", "Remotar", "Trampos"];

/** As a fresh clone, where the operator switched Catho off too. */
const answers = {
  getSettings: () => ({
    ...settings,
    providers: settings.providers.map((provider) =>
      provider.id === "catho" ? { ...provider, configured: false, hindrance: "off" } : provider,
    ),
  }),
};

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("each portal says its purpose in one line, and an unavailable one says the reason", async () => {
    await showForm(size, "q=vendas", answers);
    for (const { id, label, description, offReason } of providerCatalogue) {
      const portal = page.getByRole("checkbox", { name: label, exact: true }).element();
      const off = id === "catho" ? "indisponível agora" : `indisponível: ${offReason}`;
      const isOff = id === "catho" || offReason !== null;
      expect(describedBy(portal)).toBe(isOff ? `${description}${off}` : description);
      expect(portal.matches(":disabled")).toBe(isOff);
    }
    // One line each, also on a phone, in a row for a thumb.
    const rows = [...document.querySelectorAll("label:has([type=checkbox]:enabled)")];
    expect(rows).toHaveLength(14);
    for (const row of rows) {
      expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      expect(row.querySelector("[id$=-about]")?.getBoundingClientRect().height).toBeLessThanOrEqual(20);
    }
    await lookAt();
  });
});

test("a kind of portals is chosen at once, shows its price, and is remembered; the choice of all is not", async () => {
  await showForm(phone, "q=vendas", answers);
  const presets = page.getByRole("group", { name: "Escolhas prontas" });
  const tech = presets.getByRole("button", { name: "Tecnologia 35 fichas" });
  keywords.element().focus();
  await tabTo(tech.element());
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("5 portais × 7 = 35 fichas.")).toBeVisible();
  expect(chosen()).toEqual(technology);
  await expect.element(tech).toHaveAttribute("aria-pressed", "true");
  await lookAtBothWidths();
  await presets.getByRole("button", { name: "Gerais 63 fichas" }).click();
  await expect.element(page.getByText("9 portais × 7 = 63 fichas.")).toBeVisible();
  expect(chosen()).toEqual([...general, "Careerjet"]);
  await expect.element(tech).toHaveAttribute("aria-pressed", "false");
  const remembered = localStorage.getItem("selected_providers");
  expect(remembered).toBe("infojobs,gupy,vagas,buscavagas,divulgavagas,workable,solides,bne,careerjet");
  await presets.getByRole("button", { name: "Todos 98 fichas" }).click();
  await expect.element(page.getByText("14 selecionado(s)")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Desmarcar todos" })).toBeVisible();
  expect(localStorage.getItem("selected_providers")).toBe(remembered);
});

test("what was remembered is chosen when the person comes back", async () => {
  await showForm(phone, "q=vendas", answers, { selected_providers: "gupy,bne,catho" });
  expect(chosen()).toEqual(["Gupy", "BNE"]);
});

test("a form without any portal says so", async () => {
  await showPage(phone, "/jobs", jobsPage, {
    answers: { getSettings: () => ({ ...settings, providers: [] }) },
  });
  await expect.element(page.getByText("Nenhum provedor encontrado.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Selecione provedores" })).toBeVisible();
});

test("the form says what is missing", async () => {
  await showForm(phone, "");
  await expect.element(page.getByRole("button", { name: "Preencha filtros" })).toBeVisible();
  await press(keywords, "{Enter}");
  await expect
    .element(page.getByText("Preencha pelo menos um filtro (palavras-chave, cidade ou estado)"))
    .toBeVisible();
  await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
  await expect.element(page.getByText("15 selecionado(s)")).toBeVisible();
  await page.getByRole("button", { name: "Desmarcar todos" }).click();
  await expect.element(page.getByText("0 selecionado(s)")).toBeVisible();
  expect(localStorage.getItem("selected_providers")).toBeNull();
  expect(
    page.getByText("Localização", { exact: true }).element().getBoundingClientRect().height,
  ).toBeGreaterThan(10);
  await expect.element(page.getByRole("button", { name: "Selecione provedores" })).toBeVisible();
  await press(keywords, "{Enter}");
  await expect.element(page.getByText("Nenhum parâmetro de busca fornecido")).toBeVisible();
  await keywords.fill("vendas");
  await press(keywords, "{Enter}");
  await expect
    .element(page.getByText("Selecione pelo menos um provedor para realizar a busca"))
    .toBeVisible();
  page.getByRole("checkbox", { name: "Gupy" }).element().focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("button", { name: "Buscar vagas" })).toBeEnabled();
});

test("while the balance loads, the form is labelled and says that it waits", async () => {
  const known = Promise.withResolvers<void>();
  await showPage(phone, "/jobs?q=vendas", jobsPage, {
    answers: {
      getTokens: async () => {
        await known.promise;
        return { tokens: { total: 240, dailyRefreshAvailable: false }, user: someone };
      },
    },
  });
  await expect.element(page.getByText("4 selecionado(s)")).toBeVisible();
  for (const name of ["Localização", "Provedores"]) {
    await expect.element(page.getByRole("group", { name })).toBeVisible();
  }
  await expect.element(page.getByRole("button", { name: "Carregando..." })).toBeDisabled();
  await press(keywords, "{Enter}");
  const toast = page.getByRole("listitem").filter({ hasText: "Aguarde" });
  await expect.element(toast.getByText("Carregando informações da conta...")).toBeVisible();
  // Its time stops, as for a person who looks at another window.
  window.dispatchEvent(new Event("blur"));
  // Screen readers announce what appears in the list, and nothing says it twice.
  const announced = page
    .getByRole("region", { name: /^Avisos/ })
    .element()
    .querySelector("[aria-live=polite]");
  expect(announced?.textContent).toContain("Carregando informações da conta...");
  expect(page.getByText("Carregando informações da conta...").elements()).toHaveLength(1);
  await lookAtBothWidths();
  // On a phone it lies over the header, and the title of the page is read.
  const title = page.getByRole("heading", { level: 1 }).element().getBoundingClientRect();
  expect(toast.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(title.top);
  const close = toast.getByRole("button", { name: "Fechar aviso" });
  expect(close.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
  await close.click();
  await expect.element(toast).not.toBeInTheDocument();
  known.resolve();
  await expect.element(page.getByRole("button", { name: "Buscar vagas" })).toBeVisible();
});

test("without a connection the form says when its portals come, and shows them then", async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await showPage(phone, "/jobs?q=vendas", jobsPage);
  await expect.element(page.getByText("Os portais aparecem quando a conexão voltar.")).toBeVisible();
  await lookAtBothWidths();
  onlineManager.setOnline(true);
  await expect.element(page.getByRole("checkbox", { name: "Gupy" })).toBeVisible();
});

test("a place that does not exist is the reason why a search does not begin, not a portal that is down", async () => {
  const said = errorMessages.unknown_place;
  await showForm(phone, "q=vendas&type=PE&location=Passárgada", {
    searchJobs: () => refusal(400, "unknown_place"),
  });
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await expect.element(page.getByRole("heading", { name: "A busca não começou" })).toBeVisible();
  await expect.element(page.getByText(`${said} Em Editar Filtros você muda a busca.`)).toBeVisible();
  expect(
    page.getByText(/O problema não é a sua busca|Sem resposta|apresentaram problemas/).elements(),
  ).toEqual([]);
  await expect.poll(() => inSight(page.getByText(/Nada foi cobrado/).elements())).not.toEqual([]);
  await lookAtBothWidths();
});

test("too few fichas are shown before the search, with a link to more", async () => {
  await showPage(phone, "/jobs?q=fisioterapeuta", jobsPage, {
    user: { ...someone, search_credits: 114 },
    answers: {
      getSettings: () => ({
        ...settings,
        providers: settings.providers.map((one) => ({ ...one, configured: true, hindrance: null })),
      }),
    },
  });
  await page.getByRole("button", { name: "Marcar todos", exact: true }).click();
  await expect.element(page.getByText("Precisa de mais fichas para esta busca")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Fichas insuficientes" })).toBeDisabled();
  await expect
    .element(page.getByRole("link", { name: "Pegar mais fichas" }))
    .toHaveAttribute("href", "/buy-tokens");
  await lookAtBothWidths();
  await press(keywords, "{Enter}");
  await expect
    .element(
      page.getByText("Você precisa de 126 fichas para buscar em 18 provedor(es). Você tem 114 fichas."),
    )
    .toBeVisible();
  const fitting = page.getByRole("button", { name: "Usar os 16 que cabem (112)" });
  for (const { width, height } of screenSizes.toReversed()) {
    await page.viewport(width, height);
    await expect
      .poll(() => {
        const { top, bottom } = fitting.element().getBoundingClientRect();
        return top >= 0 && bottom <= height;
      })
      .toBe(true);
  }
  await press(fitting, "{Enter}");
  await expect.element(page.getByText("16 portais × 7 = 112 fichas.")).toBeVisible();
  // The button that was pressed is gone: the keyboard goes on with the search.
  const send = page.getByRole("button", { name: "Buscar vagas" });
  await expect.element(send).toBeEnabled();
  await expect.element(send).toHaveFocus();
});

test("of words that few people looked for, it says that it does not know", async () => {
  const providers = providerCatalogue.map(({ id }) => ({ id, basis: "unknown", numbers: null }));
  await showForm(phone, "q=quiropraxista", { listExpectations: () => ({ providers }) });
  page.getByText("Provedores", { exact: true }).last().element().scrollIntoView();
  await expect
    .element(page.getByText("Ainda não sabemos o que cada portal traz para estas palavras."))
    .toBeVisible();
  expect(gupyUsual()).toBe("ainda não sabemos");
  await lookAtBothWidths();
});

test("letters that are typed are one call, and a failure shows nothing and stops nothing", async () => {
  const asked: string[] = [];
  await showForm(laptop, "", {
    listExpectations: ({ url }: { url: URL }) => {
      asked.push(url.searchParams.get("query") ?? "");
      return Response.error();
    },
    searchJobs: answerWith({ gupy: [vacancy({})] }),
  });
  page.getByText("Provedores", { exact: true }).last().element().scrollIntoView();
  await expect
    .element(page.getByText("Escreva as palavras-chave e veja o que cada portal costuma trazer."))
    .toBeVisible();
  expect(document.querySelectorAll("[id$=-usual]")).toHaveLength(0);
  await lookAt();
  await userEvent.type(page.getByRole("searchbox", { name: "Palavras-chave" }), "vendedora");
  page.getByText("Provedores", { exact: true }).last().element().scrollIntoView();
  await expect.poll(() => asked).toEqual(["vendedora"]);
  await expect.element(page.getByText("Vendo o que cada portal")).not.toBeInTheDocument();
  expect(gupyUsual()).toBe("");
  await lookAt();
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await expect
    .element(page.getByRole("heading", { level: 1, name: /^Resultados para "vendedora"/ }))
    .toBeVisible();
  expect(asked).toEqual(["vendedora"]);
});

test("after paying, portals that brought nothing are named once, with the fichas that they would save", async () => {
  await showResults(phone, { gupy: [vacancy({})], sap: [], dell: [], nerdin: [] });
  const said = "SAP, Dell e NerdIn não trouxeram vagas. Na próxima, sem eles, você economiza 21 fichas.";
  await expect.element(page.getByText(said)).toBeVisible();
  expect(page.getByText(said).elements()).toHaveLength(1);
  await lookAtBothWidths();
});

test("on a phone a portal that brought nothing is named without opening what each portal answered", async () => {
  await showResults(
    phone,
    {
      gupy: [vacancy({ id: "gupy-1", title: "Copeira" })],
      catho: [vacancy({ id: "catho-1", title: "Zelador" })],
      bne: [vacancy({ id: "bne-1", title: "Porteiro" })],
      infojobs: [vacancy({ id: "infojobs-1", title: "Vigia" })],
      sap: [],
    },
    { address: "q=copeira" },
  );
  await expect.element(page.getByText("5 de 5 portais responderam").first()).toBeVisible();
  const unsaid = page.getByText("sem vagas para este filtro").elements();
  expect(unsaid.filter((element) => element.checkVisibility())).toEqual([]);
  const said = "SAP não trouxe vagas. Na próxima, sem este portal, você economiza 7 fichas.";
  await expect.element(page.getByText(said)).toBeVisible();
  await lookAt();
});

test("a place is found by typing, and of a long list only what is in sight is in the page", async () => {
  const municipalities = [
    "Abreu e Lima",
    ...Array.from({ length: 182 }, (_, at) => `Município ${at}`),
    "Recife",
    "Xexéu",
  ];
  await showForm(phone, "", {
    listStates: () => [
      { id: 29, sigla: "BA", nome: "Bahia" },
      { id: 26, sigla: "PE", nome: "Pernambuco" },
    ],
    listMunicipalities: () => municipalities.map((nome, id) => ({ id, nome })),
  });
  const state = page.getByRole("combobox", { name: "Estado" });
  const city = page.getByRole("combobox", { name: "Cidade" });
  await expect.element(city).toBeDisabled();
  await state.fill("pernam");
  await press(state, "{Enter}");
  await expect.element(city).toBeEnabled();
  await city.click();
  const list = page.getByRole("listbox", { name: "Cidade" });
  await expect.element(list.getByRole("option", { name: "Abreu e Lima" })).toBeVisible();
  expect(list.element().getBoundingClientRect().height).toBeLessThanOrEqual(200);
  // All of them are announced.
  await expect.element(page.getByText("185 opções")).toBeInTheDocument();
  expect(list.getByRole("option").elements().length).toBeLessThan(20);
  await press(city, "{ArrowUp}");
  const last = list.getByRole("option", { name: "Xexéu" });
  await expect.element(last).toHaveAttribute("aria-posinset", "185");
  await expect.element(city).toHaveAttribute("aria-activedescendant", last.element().id);
  const [inner, outer] = [last, list].map((box) => box.element().getBoundingClientRect());
  expect(inner?.top).toBeGreaterThanOrEqual(outer?.top ?? Infinity);
  expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0);
  list.element().scrollTo({ top: 0, behavior: "instant" });
  await expect.element(list.getByRole("option", { name: "Abreu e Lima" })).toBeVisible();
  await lookAtBothWidths();
  await city.fill("recif");
  await press(city, "{Enter}");
  await expect.element(city).toHaveValue("Recife");
  await state.fill("bahia");
  await press(state, "{Enter}");
  await expect.element(city).toHaveValue("");
  await expect.element(page.getByRole("button", { name: "Buscar vagas" })).toBeEnabled();
});

const someone = {
  id: "marina",
  name: "Marina Duarte",
  email: "marina@exemplo.com.br",
  plan: "free",
  search_credits: 240,
} as const;

/** The form with its portals, of which some are chosen. */
async function showForm(
  size: { width: number; height: number },
  address: string,
  answers: NonNullable<Parameters<typeof showPage>[3]>["answers"] = {},
  stored: Record<string, string> = {},
): Promise<void> {
  await showPage(size, `/jobs?${address}`, jobsPage, { answers, stored });
  await expect.element(page.getByText(/^\d+ selecionado\(s\)$/)).toBeVisible();
}

async function press(field: typeof keywords, key: string): Promise<void> {
  field.element().focus();
  await userEvent.keyboard(key);
}

function inSight(elements: readonly Element[]): readonly Element[] {
  return elements.filter((element) => element.checkVisibility());
}

function chosen(): string[] {
  return [...document.querySelectorAll("label:has(:checked) [id$=-name]")].map(
    ({ textContent }) => textContent ?? "",
  );
}

/** What it says that Gupy usually brings. */
function gupyUsual(): string | null | undefined {
  const gupy = page.getByRole("checkbox", { name: "Gupy", exact: true }).element().closest("label");
  return gupy?.querySelector("[id$=-usual]")?.textContent;
}

/** What the portal is; `expectations.e2e.ts` reads what it usually brings. */
function describedBy(portal: Element): string | null | undefined {
  const [about] = portal.getAttribute("aria-describedby")?.split(" ") ?? [];
  return document.getElementById(about ?? "")?.textContent;
}
