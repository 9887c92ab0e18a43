import { endpoints } from "@vagou/contract/api/endpoints";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { groupOf } from "#features/search/testing/job-of.ts";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { lookAt, lookAtBothWidths } from "./testing/look-at.ts";
import { inventUser, showPage } from "./testing/show-page.tsx";
import { ordinaryVacancies, threePortals } from "#features/search/testing/three-portals.ts";
import { vacancy } from "#features/search/testing/vacancy.ts";
import { jobsPage, showResults } from "./testing/show-results.tsx";

const [phone] = screenSizes;

const employers = ["Aurora", "Beija-flor", "Cerrado", "Dunas", "Estrela"].flatMap((name) => [
  name,
  `Nova ${name}`,
]);

/** Five pay less than R$ 3.000 and five more; every second one is of today. */
const paid = {
  gupy: [1_900, 2_100, 2_300, 2_100, 2_300, 3_400, 3_600, 3_800, 3_600, 3_600].map((reais, at) =>
    vacancy({
      id: `gupy-${at}`,
      title: ordinaryVacancies[at]?.title ?? "",
      company: `Loja ${employers[at]}`,
      salary: `R$ ${reais.toLocaleString("pt-BR")} por mês`,
      posted_at: at % 2 === 0 ? new Date().toISOString() : "2026-01-05",
      provenance: { salary: "stated", posted_at: "stated", contract: "stated", work_mode: null },
    }),
  ),
};

test.each(screenSizes)("on a screen of $width × 740, six vacancies are in sight", async ({ width }) => {
  await showResults({ width, height: 740 }, { gupy: ordinaryVacancies });
  await expect.element(page.getByRole("article").nth(7)).toBeInTheDocument();
  await expect.poll(countWhole).toBeGreaterThanOrEqual(6);
});

test("a person whose filters leave nothing clears them where they read that, and is led to the first vacancy", async () => {
  // The filters are in the address of the browser, without the router.
  const unwanted = () => new URLSearchParams(window.location.search).get("sem");
  await showResults(phone, threePortals);
  await page.getByRole("button", { name: "Filtrar" }).click();
  await page.getByLabelText("Sem estas palavras").fill("analista estoquista recepcionista");
  await page.getByRole("button", { name: "Nenhuma vaga com estes filtros" }).click();
  await expect.element(page.getByText("Nenhuma vaga passa por todos os filtros.")).toBeVisible();
  expect(unwanted()).toBe("analista estoquista recepcionista");
  await lookAt();
  page.getByRole("button", { name: "Limpar os filtros" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("3 vagas", { exact: true })).toBeVisible();
  expect(unwanted()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(document.querySelector("[data-vacancy] button"));
});

test("a vacancy of two portals is one row, and its card says where else it is, why, and who said what", async () => {
  await showResults(phone, threePortals);
  await expect.element(page.getByText("4 vagas encontradas")).toBeVisible();
  await expect.element(page.getByText("Em 3 portais: 3 vagas diferentes")).toBeVisible();
  const row = page.getByRole("article").filter({ hasText: "Estoquista" });
  await expect.poll(() => row.element().textContent).toContain("R$ 1.900 por mês");
  expect(row.element().textContent).toContain("Gupy +1");
  await expect
    .element(page.getByRole("article").filter({ hasText: "Analista de Sistemas" }))
    .toBeInTheDocument();
  await lookAtBothWidths();

  const card = await openVacancy("Estoquista");
  await card.getByText("Também em Catho").click();
  await expect.element(card.getByText(/^É a mesma vaga: .*o mesmo cargo/)).toBeVisible();
  await expect.element(card.getByText("Salário: informação de Catho")).toBeVisible();
  await expect
    .element(card.getByRole("link", { name: "Ver em Catho: Estoquista (abre em nova aba)" }))
    .toHaveAttribute("href", "https://catho.example/1");
  await lookAtBothWidths();
});

test("a sentence that frauds use is shown beside the vacancy, which stays in the list", async () => {
  await showResults(phone, threePortals);
  const card = await openVacancy("Recepcionista");
  await expect.element(card.getByText("Golpes com vagas costumam pedir um pagamento.")).toBeVisible();
  expect(quotes().join()).toContain("Para confirmar a inscrição é cobrada uma taxa de R$ 39,90 por Pix.");
  await lookAtBothWidths();
});

test("so is one of another portal's posting of the same vacancy, with the portal that says it", async () => {
  const { gupy, catho } = threePortals;
  const asking = catho.map((job) => ({
    ...job,
    description: `${job.description}<p>O exame admissional custa R$ 90,00, pago pelo candidato.</p>`,
  }));
  await showResults(phone, { gupy, catho: asking });
  const card = await openVacancy("Estoquista");
  await expect.element(card.getByText(/^O anúncio em Catho diz:/)).toBeVisible();
  expect(quotes()).toEqual(["O exame admissional custa R$ 90,00, pago pelo candidato."]);
});

test("below pay by the hour stands what it is in a month, and what was counted", async () => {
  const hourly = vacancy({
    id: "gupy-31",
    title: "Atendente",
    salary: "R$ 12 por hora",
    provenance: { salary: "stated", posted_at: "stated", contract: "stated", work_mode: null },
  });
  await showResults(phone, { gupy: [hourly] });
  const card = await openVacancy("Atendente");
  const said = "declarado no anúncio · R$ 2.640 por mês, contando 220 horas por mês (CLT, jornada completa)";
  await expect.element(card.getByText(said)).toBeVisible();
  await lookAtBothWidths();
});

test.each([
  { ...phone, title: "Vendedor de Loja de Materiais de Construção" },
  { width: 320, height: 640, title: "Vendedor de Loja de Materiais" },
])(
  "at $width px the order is read in full beside two filters, and a hidden vacancy in two lines",
  async ({ title, ...size }) => {
    await showResults(
      size,
      {
        gupy: [vacancy({ id: "gupy-1", title })],
        catho: [
          vacancy({ id: "catho-1", source: "catho", title: "Estoquista", url: "https://catho.example/2" }),
        ],
      },
      { address: "q=loja" },
    );
    await page.getByRole("button", { name: /^Filtrar/ }).click();
    for (const value of ["Gupy", "Catho"]) {
      await page.getByRole("checkbox", { name: new RegExp(`^${value}`) }).click();
    }
    await page.getByRole("button", { name: /^Ver \d+ vaga/ }).click();
    await expect.element(page.getByRole("button", { name: "Filtrar (2)" })).toBeVisible();
    const { needed, room } = measureOrder();
    expect(needed).toBeLessThanOrEqual(room);

    await openVacancy("Vendedor de Loja");
    await page.getByRole("button", { name: /^Ocultar: Vendedor/ }).click();
    const hidden = page.getByText(`Ocultada: ${title}`);
    await expect.element(hidden).toBeVisible();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = hidden.element();
    expect(scrollWidth - clientWidth + scrollHeight - clientHeight).toBe(0);
    await lookAt();
  },
);

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("the results are shown together in a mixed order, or portal by portal with its share", async () => {
    await showResults(
      size,
      {
        gupy: [
          vacancy({ id: "d", title: "Quarta" }),
          vacancy({ id: "a", title: "Primeira" }),
          vacancy({ id: "c", title: "Terceira" }),
        ],
        workable: [],
        solides: [vacancy({ id: "b", title: "Segunda", source: "solides" })],
      },
      { address: "q=vendas&location=Recife&type=PE" },
    );
    const title = page.getByRole("heading", { level: 1, name: /^Resultados para "vendas" em Recife \(PE\)/ });
    await expect.element(title).toBeVisible();
    await expect.element(page.getByText("4 vagas encontradas")).toBeVisible();
    await expect.element(page.getByText("3 portais selecionados")).toBeVisible();
    await expect.poll(titles).toEqual(["Primeira", "Segunda", "Terceira", "Quarta"]);

    const choices = size.width < 768 ? chooseByList() : chooseByArrows();
    expect(choices.shown).toEqual(["Todos 4", "Gupy 3 · 75%", "Workable 0 · 0%", "Sólides 1 · 25%"]);
    await choices.choose("Gupy");
    await expect.poll(titles).toEqual(["Quarta", "Primeira", "Terceira"]);
    await choices.choose("Workable");
    await expect.element(page.getByText("Nenhuma vaga encontrada neste provedor.")).toBeVisible();
    await lookAt();
    await choices.choose("Sólides");
    await expect.poll(titles).toEqual(["Segunda"]);
    // The rows of all portals are out of reach, until they are back.
    const row = document.querySelector<HTMLElement>("[data-vacancy] button");
    row?.focus();
    expect(row?.matches(":focus")).toBe(false);
    await choices.choose("Todos");
    await expect.poll(titles).toEqual(["Primeira", "Segunda", "Terceira", "Quarta"]);
  });

  test("a screen reader has the numbers of the pictures as a table, and one stop leads into each picture", async () => {
    await showResults(size, paid);
    if (size.width < 1280) await page.getByText("Salário e data das vagas em gráficos").click();
    const table = page.getByRole("table", { name: "Quando foram publicadas" });
    await expect.element(table).toBeInTheDocument();
    const rows = table
      .getByRole("row")
      .elements()
      .map(({ textContent }) => textContent);
    expect(rows).toContain("hoje ou ontem5");
    expect(rows).toContain("há mais de 30 dias5");
    const pay = page.getByRole("toolbar", { name: "Salário por mês, CLT" });
    const stops = pay
      .getByRole("button")
      .elements()
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  });
});

test("going to a portal forgets where the page was pressed, for which the browser would look through all rows", async () => {
  await showResults(phone, { gupy: [vacancy({ id: "a", title: "Primeira" })] });
  await page.getByText("1 vaga encontrada").click();
  expect(getSelection()?.rangeCount).toBe(1);
  await chooseByList().choose("Gupy");
  await expect.element(page.getByRole("article")).toBeVisible();
  expect(getSelection()?.rangeCount).toBe(0);
});

test("a portal whose call fails says the reason in its line, and the others continue", async () => {
  const answers: Record<string, () => unknown> = {
    gupy: () => new Response("{}", { status: 500, headers: { "Content-Type": "application/json" } }),
    solides: () => new Response("<h1>Wi-Fi do shopping</h1>", { headers: { "Content-Type": "text/html" } }),
    remotar: () => ({ services: [], remaining_credits: 0 }),
    trampos: () => ({
      services: [groupOf({ name: "trampos", display_name: "Trampos", jobs: [vacancy({})] })],
      remaining_credits: 0,
    }),
  };
  await showPage(phone, "/jobs?q=vendas", jobsPage, {
    stored: { selected_providers: Object.keys(answers).join(",") },
    answers: {
      searchJobs: ({ body }) => answers[endpoints.searchJobs.body.parse(body).services[0] ?? ""]?.(),
    },
  });
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await expect
    .element(page.getByRole("heading", { level: 1, name: /^Resultados para "vendas"/ }))
    .toBeVisible();
  const lines = page
    .getByRole("region", { name: "O que cada portal respondeu" })
    .getByRole("listitem")
    .elements()
    .filter((line) => line.checkVisibility())
    .map(({ textContent }) => textContent ?? "");
  for (const [portal, said] of [
    ["Gupy", "Erro ao realizar a busca."],
    ["Sólides", "Erro ao realizar a busca."],
    ["Remotar", "Erro ao buscar vagas"],
    ["Trampos", "7 fichas cobradas"],
  ] as const) {
    const [line = ""] = lines.filter((text) => text.includes(portal));
    expect(line).toContain(said);
    expect(line.includes("confira seu saldo")).toBe(portal !== "Trampos");
  }
  await lookAtBothWidths();
});

test.each(["free", "pro", "premium"] as const)(
  "who is on the plan %s sees ads only if it is free",
  async (plan) => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...ordinaryVacancies[at % 10], at })).map(
      ({ at, ...job }) =>
        vacancy({
          ...job,
          id: `gupy-${at}`,
          title: `Vaga ${at}`,
          company: `Empresa ${at}`,
          url: `https://x.example/${at}`,
        }),
    );
    await showResults(phone, { gupy: many }, { user: inventUser({ plan }) });
    // The ad within them comes with the list.
    await expect.poll(() => document.querySelectorAll("[aria-posinset]").length).toBe(40);
    const ads = () =>
      page
        .getByText(/^Anúncio /)
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(ads).toEqual(plan === "free" ? ["Anúncio Embutido", "Anúncio Banner"] : []);
    if (plan !== "free") return;
    for (const { width, height } of screenSizes.toReversed()) {
      await page.viewport(width, height);
      for (const kind of ["Embutido", "Banner"])
        await expect.element(page.getByText(`Anúncio ${kind}`)).toBeVisible();
      await lookAt();
    }
  },
);

/** What a hostile portal could send, before some pages of ordinary text. */
const hostile = `
  <p onclick="window.ran = 1" data-x="1" aria-label="x" class="y" style="color:red">Rotinas
  <strong id="a">do setor</strong> e <em title="x">apoio</em> a <b dir="rtl">três</b> <i lang="en">áreas</i>.</p>
  <script>window.ran = 1</script><img src="https://mal.example/x.png" onerror="window.ran = 1">
  <svg onload="window.ran = 1"><style>body { display: none }</style></svg><iframe src="https://mal.example/"></iframe>
  <a href="javascript:window.ran = 1">aqui</a><h1>Grande</h1><form action="https://mal.example/"><input name="senha"></form>
  <ul data-y="1"><li onmouseover="window.ran = 1">Excel</li></ul><ol start="7"><li>Word</li></ol>
  <p>${"Atendimento a clientes e fornecedores. ".repeat(40)}</p>`;

test("a card shows five items of each list and three lines of a text in which no script can run", async () => {
  const requisitos = ["Excel", "Excel", "Word", "Inglês", "CNH B", "Redação", "Boa escrita", "Pacote Office"];
  const beneficios = ["VR", "VT", "Plano de saúde", "Plano odontológico", "Seguro", "Creche"];
  await showResults(
    phone,
    { gupy: [vacancy({ description: hostile, summary: { tipoContrato: "PJ", requisitos, beneficios } })] },
    { address: "q=rotinas" },
  );
  const card = await openVacancy("Auxiliar Administrativo");
  for (const fact of ["Gupy", "Consultoria RH Recife", "Recife (PE)", "PJ · Pleno", "R$ 2.100,00 por mês"]) {
    await expect.element(card.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  const items = (name: string) =>
    card
      .getByRole("list", { name })
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  expect(items("Requisitos")).toEqual(["Excel", "Word", "Inglês", "CNH B", "Redação", "+2"]);
  expect(items("Benefícios")).toEqual(["VR", "VT", "Plano de saúde", "Plano odontológico", "Seguro", "+1"]);
  for (const { width, height } of screenSizes.toReversed()) {
    await page.viewport(width, height);
    await expect.poll(readDescription).toEqual({
      tags: ["b", "em", "i", "li", "ol", "p", "strong", "ul"],
      attributes: [],
      lines: 3,
      isCut: true,
    });
  }
  expect("ran" in window).toBe(false);
  await lookAtBothWidths();
});

test("tabs that fit have no arrows", async () => {
  await showResults(screenSizes[1], { gupy: [vacancy({})], catho: [], solides: [], bne: [] });
  await expect.element(page.getByRole("tab").last()).toBeVisible();
  expect(document.querySelectorAll("[role=tablist] ~ [aria-hidden] button")).toHaveLength(0);
});

/** The elements and attributes that a card's text consists of, and how tall it stands. */
function readDescription(): unknown {
  const text = document.querySelector("article .vacancy-text");
  if (text === null) return null;
  const inside = [...text.querySelectorAll("*")];
  return {
    tags: [...new Set(inside.map((element) => element.tagName.toLowerCase()))].toSorted(),
    attributes: inside.flatMap((element) => element.getAttributeNames()),
    lines: Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)),
    isCut: text.scrollHeight > text.clientHeight,
  };
}

/** Opens a vacancy of the one list by its title. @returns its card */
async function openVacancy(title: string) {
  const row = page.getByRole("article").getByRole("button", { expanded: false }).filter({ hasText: title });
  await row.first().click();
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Ler tudo/ }) });
  await expect.element(card.first()).toBeVisible();
  return card.first();
}

/** The titles of the vacancies in sight. */
function titles(): string[] {
  return page
    .getByRole("article")
    .getByRole("heading")
    .elements()
    .map(({ textContent }) => textContent ?? "");
}

type Choices = { shown: string[]; choose: (label: string) => Promise<void> };

/** The dropdown of a phone. */
function chooseByList(): Choices {
  const list = page.getByRole("combobox", { name: "Portal", exact: true });
  const options = list
    .getByRole("option")
    .elements()
    .map(({ textContent }) => textContent ?? "");
  return {
    shown: options.map((option) => option.replace("(", "").replace(")", "")),
    choose: async (label) => {
      await list.selectOptions(options.find((option) => option.startsWith(label)) ?? label);
    },
  };
}

/** The tabs of a desktop, by the arrow keys alone. */
function chooseByArrows(): Choices {
  const tabs = page.getByRole("tablist", { name: "Vagas por portal" }).getByRole("tab");
  page.getByRole("tab", { selected: true }).element().focus();
  return {
    shown: tabs.elements().map((tab) => (tab instanceof HTMLElement ? tab.innerText : "")),
    choose: async (label) => {
      await userEvent.keyboard("{ArrowRight}");
      // The focus moves a moment after the key.
      await expect.poll(() => document.activeElement?.textContent).toContain(label);
      await userEvent.keyboard("{Enter}");
      await expect
        .element(page.getByRole("tab", { name: new RegExp(`^${label}`), selected: true }))
        .toBeVisible();
    },
  };
}

function quotes(): string[] {
  return [...document.querySelectorAll<HTMLElement>("article q")].map(({ innerText }) => innerText);
}

/** How many rows are whole in sight, when the list begins below the bars that stay. */
function countWhole(): number {
  const rows = [...document.querySelectorAll("[data-vacancy] article")];
  const bar = orderField()?.closest<HTMLElement>("[class~=sticky]");
  if (rows[0] === undefined || !bar) return 0;
  const barBottom = Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight;
  scrollBy({ top: rows[0].getBoundingClientRect().top - barBottom - 1, behavior: "instant" });
  return rows.filter((row) => {
    const { left, top, bottom } = row.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 8, y)));
  }).length;
}

/** The width that the words of the order need, and that they have. */
function measureOrder(): { needed: number; room: number } {
  const select = orderField()?.querySelector("select");
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!select || pen === null) throw new Error("There is no order to be measured.");
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  pen.font = font;
  return {
    needed: pen.measureText(select.selectedOptions[0]?.text ?? "").width,
    room: select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
  };
}

function orderField(): HTMLLabelElement | undefined {
  return [...document.querySelectorAll("label")].find(({ textContent }) =>
    textContent?.startsWith("Ordenar"),
  );
}
