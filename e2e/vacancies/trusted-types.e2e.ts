import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { testJob } from "../../apps/server/test/portals/store-postings.ts";
import { fillSignUp, inventPerson, makeAccount } from "../harness/accounts/account.ts";
import { enterAtGoogle, leaveForGoogle } from "../harness/accounts/google.ts";
import { readConfirmationLink } from "../harness/accounts/mailbox.ts";
import { phone, recordProblems } from "../harness/browser.ts";
import { recordAttacks } from "../harness/looking/attacks.ts";
import { changePolicy } from "../harness/looking/change-policy.ts";
import { shareStored } from "../harness/product/share-stored.ts";
import { untilKept } from "../harness/product/until-kept.ts";
import { waitForApp } from "../harness/product/wait-for-app.ts";
import { answerSearch, vacancy } from "../harness/searching/answer-search.ts";
import { setStage } from "../harness/stage.ts";

// A text becomes HTML or a script only through a policy that the server names, and the app never tries another way.

const stage = setStage();

/** As no server of ours writes it: an attribute, and an element that is not among the allowed ones. */
const marked = `<p class="x">Rotinas <u>da</u> <b>cozinha</b></p><ul><li>folga aos domingos</li></ul>`;

const stored = testJob("trusted-types", { title: "Cozinheira", description: marked });
let list = "";

beforeAll(async () => {
  list = `/lista/${await shareStored(stage, stored)}`;
});

test("every page refuses a text as HTML or as a script, and a policy of another name", async () => {
  const page = await stage.openPage(phone, { account: await makeAccount(stage.product), kept: true });
  for (const path of ["/", "/jobs", "/terms", "/login", "/minhas-vagas", "/unknown"]) {
    await page.goto(path);
    await waitForApp(page);
    const names = await page.evaluate(`(${tryEverything})()`);
    expect({ path, names }).toEqual({
      path,
      names: {
        innerHTML: "TypeError",
        outerHTML: "TypeError",
        insertAdjacentHTML: "TypeError",
        createContextualFragment: "TypeError",
        parseFromString: "TypeError",
        write: "TypeError",
        srcdoc: "TypeError",
        "address of a script": "TypeError",
        "text of a script": "TypeError",
        worker: "TypeError",
        "service worker": "TypeError",
        handler: "TypeError",
        "policy of another name": "TypeError",
        "default policy": "TypeError",
      },
    });
  }
});

test("a person signs up, searches, reads and shares, and the browser refuses nothing that the app does", async () => {
  const person = inventPerson();
  const page = await stage.openPage(phone);
  const { refusals } = await recordAttacks(page, stage.product);
  const problems = recordProblems(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Criar conta" }).click();
  await fillSignUp(page, person);
  await page.goto(await readConfirmationLink(stage.product.mailboxUrl, person.email));
  await page.getByRole("heading", { name: "Conta confirmada com sucesso!" }).waitFor();

  await answerSearch(page, { gupy: [stored] });
  await page.goto("/jobs?q=cozinha");
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.getByRole("heading", { level: 1, name: /^Resultados/ }).waitFor();
  await page.locator("article button[aria-expanded=false]").first().click();
  await page.getByText("folga aos domingos").first().waitFor();
  expect(await page.locator(".vacancy-text b").first().textContent()).toBe("cozinha");
  expect(await page.locator(".vacancy-text [class], .vacancy-text u").count()).toBe(0);

  await page
    .getByRole("link", { name: /^Ler tudo/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "Cozinheira" }).waitFor();
  expect(await page.locator(".vacancy-text li").textContent()).toBe("folga aos domingos");
  const data = await page.locator("script[type='application/ld+json']").textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "JobPosting", title: "Cozinheira" });

  for (const [name, title] of [
    ["Termos", /Termos/],
    ["Privacidade", /Privacidade/],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).first().click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect((await page.locator("[data-legal]").innerText()).length).toBeGreaterThan(1_000);
  }
  expect(refusals).toEqual([]);
  expect(problems).toEqual([]);
});

test("a visitor reads what was shared, by a touch with the whole app, and the browser refuses nothing", async () => {
  const page = await stage.openPage(phone);
  const { refusals } = await recordAttacks(page, stage.product);
  for (const path of [`/v/${stored.id}`, list]) {
    await page.goto(path);
    await page.keyboard.press("Shift");
    await waitForApp(page);
    await page.getByText("Cozinheira").first().waitFor();
  }
  expect(refusals).toEqual([]);
});

test("Google's script is the one that the app may add to its page", async () => {
  const page = await stage.openPage(phone);
  const { refusals } = await recordAttacks(page, stage.product);
  const person = inventPerson();
  await page.goto("/login");
  await leaveForGoogle(page);
  await enterAtGoogle(page, person);
  await page.waitForURL("**/jobs");
  expect(refusals).toEqual([]);
});

test("the app that the browser keeps starts without a network, and the browser refuses nothing", async () => {
  const account = await makeAccount(stage.product);
  const page = await stage.openPage(phone, { account, kept: true });
  const { refusals } = await recordAttacks(page, stage.product);
  await page.goto("/");
  await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
  await untilKept(page);
  await page.context().setOffline(true);
  await page.goto("/minhas-vagas");
  await page.getByText("Você está sem internet.").waitFor();
  await page.getByRole("button", { name: `Menu de ${account.name}` }).waitFor();
  expect(await requiresTrustedTypes(page)).toBe(true);
  expect(refusals).toEqual([]);
});

test("a browser without Trusted Types has the same app", async () => {
  const page = await stage.openPage(phone, { account: await makeAccount(stage.product), kept: true });
  const problems = recordProblems(page);
  // Neither the interface nor the header: as such a browser, which does not know the directive.
  await page.addInitScript("delete window.trustedTypes");
  await changePolicy(page, stage.product.baseUrl, (policy) =>
    policy.replace(/;require-trusted-types-for[^;]*;trusted-types[^;]*/, ""),
  );
  await answerSearch(page, { gupy: [vacancy({ title: "Cozinheira", description: marked })] });
  await page.goto("/jobs?q=cozinha");
  expect(await page.evaluate("window.trustedTypes")).toBeUndefined();
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  await page.locator("article button[aria-expanded=false]").first().click();
  await page.getByText("folga aos domingos").first().waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Termos" }).first().click();
  await page.getByRole("heading", { level: 1, name: /Termos/ }).waitFor();
  await untilKept(page);
  expect(problems).toEqual([]);
});

/** In the page: every way from a text to HTML or to a script. @returns the name of each way's error */
const tryEverything = `async () => {
  const errorOf = (act) => {
    try { act(); return "none"; } catch (error) { return error.name; }
  };
  const place = document.createElement("div");
  document.body.append(place);
  const script = () => document.createElement("script");
  return {
    innerHTML: errorOf(() => { place.innerHTML = "<b>a</b>"; }),
    outerHTML: errorOf(() => { place.outerHTML = "<b>a</b>"; }),
    insertAdjacentHTML: errorOf(() => place.insertAdjacentHTML("beforeend", "<b>a</b>")),
    createContextualFragment: errorOf(() => document.createRange().createContextualFragment("<b>a</b>")),
    parseFromString: errorOf(() => new DOMParser().parseFromString("<b>a</b>", "text/html")),
    write: errorOf(() => document.write("<b>a</b>")),
    srcdoc: errorOf(() => { document.createElement("iframe").srcdoc = "<b>a</b>"; }),
    "address of a script": errorOf(() => { script().src = "/assets/a.js"; }),
    "text of a script": errorOf(() => { script().text = "1"; }),
    worker: errorOf(() => new Worker("/sw.js")),
    "service worker": await navigator.serviceWorker.register("/other.js").catch((error) => error.name),
    handler: errorOf(() => place.setAttribute("onclick", "1")),
    "policy of another name": errorOf(() => trustedTypes.createPolicy("other", {})),
    "default policy": errorOf(() => trustedTypes.createPolicy("default", {})),
  };
}`;

async function requiresTrustedTypes(page: Page): Promise<boolean> {
  return await page.evaluate(
    `(() => { try { document.createElement("div").innerHTML = "<b>a</b>"; return false; } catch { return true; } })()`,
  );
}
