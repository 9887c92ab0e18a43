import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { makeAccount, type Account } from "../harness/accounts/account.ts";
import { phone, recordProblems } from "../harness/browser.ts";
import { listUnreached } from "../harness/looking/list-unreached.ts";
import { waitForForm } from "../harness/searching/wait-for-form.ts";
import { setStage } from "../harness/stage.ts";

let account: Account;

const stage = setStage();

beforeAll(async () => {
  account = await makeAccount(stage.product);
});

test("a person who has only fingers searches, narrows the list, reads, saves and hides, and swipes without opening anything", async () => {
  const page = await stage.openPage(phone, { account });
  const problems = recordProblems(page);
  await recordPointers(page);

  await page.goto("/jobs");
  await waitForForm(page, 4);
  await page.getByLabel("Palavras-chave").tap();
  await page.keyboard.insertText("auxiliar administrativo");
  await page.getByRole("combobox", { name: "Estado" }).tap();
  await page.keyboard.insertText("pern");
  await page.getByRole("option", { name: "Pernambuco" }).tap();
  await page.getByRole("combobox", { name: "Cidade" }).tap();
  await page.keyboard.insertText("olin");
  await page.getByRole("option", { name: "Olinda" }).tap();
  await page.getByRole("button", { name: "Limpar Estado" }).tap();
  await page.getByRole("button", { name: "Marcar todos", exact: true }).tap();
  await page.getByRole("button", { name: "Desmarcar todos" }).tap();
  await page.getByRole("checkbox", { name: "Gupy", exact: true }).tap();
  await page.getByText("1 portal × 7 = 7 fichas.").waitFor();
  await page.getByRole("button", { name: "Buscar vagas" }).tap();
  await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();

  const rows = page.getByRole("article");
  await rows.nth(5).waitFor();
  const before = await top(page);
  await swipeUp(page, 200);
  await expect.poll(() => top(page)).toBeGreaterThan(before + 150);
  expect(await page.getByRole("button", { name: /^Fechar: / }).count()).toBe(0);

  await page.getByRole("button", { name: /^Filtrar/ }).tap();
  await page.getByRole("checkbox", { name: /^Últimos 7 dias/ }).tap();
  await page.getByRole("button", { name: /^Ver \d+ vagas$/ }).tap();
  await page.getByText(/^\d+ vagas · \d+ escondidas? pelos filtros$/).waitFor();

  const [saved, hidden] = await rows.getByRole("heading").allInnerTexts();
  await page
    .getByRole("button", { name: `Guardar: ${saved}` })
    .first()
    .tap();
  await rows.first().getByRole("button", { expanded: false }).tap();
  const close = page.getByRole("button", { name: /^Fechar: / });
  await close.waitFor();
  expect(await listUnreached(page)).toEqual([]);
  await close.tap();
  await close.waitFor({ state: "detached" });
  await rows.nth(1).getByRole("button", { expanded: false }).tap();
  await page.getByRole("button", { name: `Ocultar: ${hidden}` }).tap();
  await page.getByRole("button", { name: `Mostrar de novo: ${hidden}` }).waitFor();

  await page.getByRole("button", { name: /^Menu de / }).tap();
  await page.getByRole("menuitem", { name: "Minhas vagas" }).tap();
  await page.getByText("1 vaga guardada").waitFor();
  await page.getByRole("button", { name: /^Anotar: / }).tap();
  await page.getByRole("textbox", { name: "Anotação" }).tap();
  await page.keyboard.insertText("Ligar na segunda");
  await page.getByRole("button", { name: "Salvar", exact: true }).tap();
  await page.getByText("Anotação salva").waitFor();

  expect(await pointers(page)).toEqual(["touch"]);
  expect(problems).toEqual([]);
});

/** Keeps the kinds of pointers that pressed anything in this tab, over all its pages. */
async function recordPointers(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener("pointerdown", ({ pointerType }) => {
    const seen = new Set(JSON.parse(sessionStorage.getItem("pointers") ?? "[]"));
    sessionStorage.setItem("pointers", JSON.stringify([...seen.add(pointerType)]));
  }, true)`);
}

async function pointers(page: Page): Promise<unknown> {
  return JSON.parse(String(await page.evaluate(`sessionStorage.getItem("pointers")`)));
}

/**
 * A finger that goes up by so many pixels, a few at a time, over the middle of the screen, and rests before it leaves: the
 * list then stands still at once, where a quick finger would only stop it with the next touch.
 */
async function swipeUp(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const x = phone.width / 2;
  const start = (phone.height + distance) / 2;
  const touch = async (type: "touchStart" | "touchMove", y: number) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  };
  await touch("touchStart", start);
  for (let moved = 20; moved <= distance; moved += 20) await touch("touchMove", start - moved);
  for (let rests = 0; rests < 3; rests += 1) {
    await page.waitForTimeout(100);
    await touch("touchMove", start - distance);
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

async function top(page: Page): Promise<number> {
  return Number(await page.evaluate("scrollY"));
}
