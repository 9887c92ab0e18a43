import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reports } from "../../scripts/setup/project.js";
import { askProviders } from "../harness/searching/ask-providers.ts";
import { screenSizes } from "../harness/browser.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

// The pictures of the app that a browser shows before a person installs it. A run leaves them in `test-results/screens`;
// when the results look another way, reduce them to 96 colours and keep them in `apps/web/public/` as
// `screen-narrow.png` (360) and `screen-wide.png` (1280).
describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test("the results of a search are a picture of the app", async () => {
    const page = await stage.openSignedIn(size);
    await askProviders(page, "vendas", ["Gupy", "Catho", "InfoJobs"]);
    await page.getByRole("heading", { name: /^Resultados/ }).waitFor();
    await page.waitForLoadState("networkidle");
    const isPhone = size.width < 768;
    // What stands above the list fills a phone.
    const top = isPhone ? "document.querySelector('.vacancy-rows').getBoundingClientRect().top - 140" : "0";
    await page.evaluate(
      `document.fonts.ready.then(() => { document.querySelector(".demo-strip").hidden = true; scrollTo(0, ${top}); })`,
    );
    await page.getByRole("heading", { name: "Promotor de Vendas" }).first().waitFor();
    await mkdir(join(reports, "screens"), { recursive: true });
    const path = join(reports, "screens", `install-${size.width}.png`);
    expect((await page.screenshot({ path })).length).toBeGreaterThan(10_000);
  });
});
