import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logInOn, logOutOn, makeAccount } from "../harness/accounts/account.ts";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { recordProblems, screenSizes } from "../harness/browser.ts";
import { enterAtGoogle, leaveForGoogle } from "../harness/accounts/google.ts";
import { setStage } from "../harness/stage.ts";
import { startApiProxy } from "../harness/product/start-api-proxy.ts";
import { waitForBalance } from "../harness/accounts/wait-for-balance.ts";

const api = await startApiProxy();
const stage = setStage({ API_BASE_URL: api.origin }, { own: true });

beforeAll(() => api.leadTo(stage.product.baseUrl));
afterAll(() => api.close());

test("with the API on another origin, people log in, search, and log in with Google", async () => {
  const person = await makeAccount(stage.product);
  const page = await stage.openPage(screenSizes[0]);
  const problems = recordProblems(page);
  const called = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    // Chromium counts the preloaded scripts of the log-in as fetched, too.
    if (request.resourceType() === "fetch" && !pathname.startsWith("/assets/")) called.add(origin);
  });
  await logInOn(page, person);
  await askProviders(page, "vendas", ["Trampos"]);
  await page.getByRole("heading", { name: 'Resultados para "vendas"' }).waitFor();
  await waitForBalance(page, 233);

  // A page that leaves before the answer logs a failed call, though the call itself goes on.
  const loggedOut = page.waitForResponse(
    (reply) => reply.request().method() === "POST" && reply.url().endsWith("/logout"),
  );
  await logOutOn(page, person);
  await loggedOut;
  await page.goto("/login");
  await leaveForGoogle(page);
  await enterAtGoogle(page, { name: "Rui", email: `rui.${randomUUID().slice(0, 8)}@gmail.example` });
  await page.waitForURL("**/jobs");
  await page.getByText("Conta confirmada com sucesso!").waitFor();
  await waitForBalance(page, 240);
  expect([...called]).toEqual([api.origin]);
  // As one text, so that a failure says what it was.
  expect(problems.join("\n")).toBe("");
});

test("a person who logs out and leaves the page at once is logged out on the server too", async () => {
  const page = await stage.openPage(screenSizes[0]);
  const person = await makeAccount(stage.product);
  await logInOn(page, person);
  const token = String(await page.evaluate("localStorage.getItem('token')"));
  const asked = async () =>
    (await fetch(`${stage.product.baseUrl}/api/tokens`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect(await asked()).toBe(200);
  await page.getByRole("button", { name: `Menu de ${person.name}` }).click();
  await page.getByRole("menuitem", { name: "Sair" }).waitFor();
  // On a slow line the page is gone before the other origin has allowed the call.
  api.slowDown(1_000);
  await page.evaluate(`{
    [...document.querySelectorAll("[role=menuitem]")].find((item) => item.textContent.includes("Sair")).click();
    location.href = "about:blank";
  }`);
  await expect.poll(asked).toBe(401);
});
