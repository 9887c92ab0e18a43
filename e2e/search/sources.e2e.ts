import type { Outcome } from "@vagou/contract/search/outcome";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../../apps/server/src/db/opening/open-postgres.ts";
import { providerBreakers } from "../../apps/server/src/db/schema/etiquette.ts";
import { insertRuns } from "../../apps/server/test/portals/insert-runs.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { phone, screenSizes } from "../harness/browser.ts";
import { holdBack } from "../harness/product/hold-back.ts";
import { layoutShiftMax, recordLayoutShift } from "../harness/looking/layout-shift.ts";
import { listUnreached } from "../harness/looking/list-unreached.ts";
import { lookAt } from "../harness/looking/look-at.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";

// Runs of other journeys would change the numbers.
const stage = setStage({}, { own: true });

const minuteMs = 60_000;

beforeAll(async () => {
  const now = Date.now();
  const times = (count: number, outcome: Outcome) => Array.from({ length: count }, () => outcome);
  const newestFirst = (outcomes: readonly Outcome[]) =>
    outcomes.map((outcome, index) => ({ outcome, tookMs: 1_234, at: new Date(now - index * minuteMs) }));
  const database = openPostgres(stage.databaseUrl, { poolSize: 1 });
  try {
    await insertRuns(
      database.db,
      "gupy",
      newestFirst([...times(70, "answered"), ...times(27, "empty"), ...times(2, "timeout"), "blocked"]),
    );
    await insertRuns(
      database.db,
      "catho",
      newestFirst([...times(9, "unavailable"), "changed", ...times(20, "answered")]),
    );
    await insertRuns(
      database.db,
      "infojobs",
      newestFirst([...times(4, "timeout"), ...times(30, "answered")]),
    );
    await insertRuns(database.db, "bne", newestFirst(times(12, "blocked")));
    await insertRuns(database.db, "vagas", newestFirst(times(9, "answered")));
    await database.db.insert(providerBreakers).values({
      providerId: "infojobs",
      failureCount: 4,
      firstFailureAt: new Date(now - 4 * minuteMs),
      lastFailureAt: new Date(now),
      lastOutcome: "timeout",
      openUntil: new Date(now + 60 * minuteMs),
    });
  } finally {
    await database.close();
  }
});

const moment = String.raw`\d\d/\d\d às \d\d:\d\d`;

/** What the page says of one portal, in one line. */
async function saidOf(page: Page, portal: string): Promise<string> {
  const item = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 3, name: portal, exact: true }),
  });
  return (await item.innerText()).replaceAll(/\s+/g, " ");
}

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("nothing moves when the numbers come, and their place says that they are being counted", async () => {
    const page = await stage.openPage(size);
    const layoutShift = await recordLayoutShift(page);
    const release = await holdBack(page, "/providers");
    await page.goto("/fontes");
    await page.getByText("Contando as respostas...").waitFor();
    await lookAt(page, "sources-loading");
    await release("as it is");
    await page.getByText("97 de 100 vezes").waitFor();
    expect(await layoutShift()).toBeLessThanOrEqual(layoutShiftMax);
  });
});

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("a visitor reads from the footer on how each portal answered in the last seven days", async () => {
    const page = await stage.openPage(size);
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Fontes", exact: true }).click();
    await page.waitForURL("**/fontes");
    await page.getByRole("heading", { level: 1, name: "Fontes", exact: true }).waitFor();
    await page.getByText("suas 7 fichas voltam na hora").waitFor();
    await page
      .getByText(/^1 portal está respondendo, 3 com falhas ou suspensos, 11 ainda sem números/)
      .waitFor();
    expect(await saidOf(page, "Gupy")).toMatch(
      new RegExp(
        "^Gupy respondendo Respondeu 97 de 100 vezes, 27 delas sem vagas Tempo 1,2 s \\(mediana\\) " +
          "Não respondeu demorou demais para responder \\(2 vezes\\) bloqueou nossa consulta \\(1 vez\\) " +
          `Última resposta ${moment}$`,
      ),
    );
    expect(await saidOf(page, "Catho")).toMatch(
      new RegExp(`^Catho com falhas Respondeu 20 de 30 vezes .+ Sem resposta desde ${moment}$`),
    );
    expect(await saidOf(page, "InfoJobs")).toMatch(/^InfoJobs suspenso Respondeu 30 de 34 vezes /);
    expect(await saidOf(page, "BNE")).toContain("Última resposta nenhuma nos últimos 7 dias");
    expect(await saidOf(page, "Vagas.com.br")).toBe(
      "Vagas.com.br ainda não sabemos menos de 10 perguntas em 7 dias",
    );
    expect(await saidOf(page, "JobLeads")).toBe("JobLeads indisponível: cobra de quem se candidata");
    const names = await page.getByRole("heading", { level: 3 }).allInnerTexts();
    expect(names).toHaveLength(18);
    expect(names.slice(-3)).toEqual(["Encontre sua Vaga", "JobLeads", "NetVagas"]);
    await lookAtBothWidths(page, "sources-numbers");
    expect(await listUnreached(page)).toEqual([]);
  });

  test("the answers of a search lead to the page, and back", async () => {
    const page = await stage.openSignedIn(size);
    await askProviders(page, "vendas", ["Remotar", "Trampos"]);
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    const portals = page.getByRole("region", { name: "O que cada portal respondeu" });
    // On a phone the portals are one line, because all of them found something.
    const folded = portals.getByText("2 de 2 portais responderam").filter({ visible: true });
    if (size.width < 1024) await folded.click();
    await portals
      .getByRole("link", { name: "Como cada portal tem respondido" })
      .filter({ visible: true })
      .click();
    await page.waitForURL("**/fontes");
    await page.getByText("Contado em").waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
    // The results are still there, and no portal was asked again.
    expect(await portals.filter({ visible: true }).innerText()).toContain("Você pagou 14 fichas");
  });
});
