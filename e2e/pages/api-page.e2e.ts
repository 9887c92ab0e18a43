import { describe, expect, test } from "vitest";
import { phone } from "../harness/browser.ts";
import { lookAtBothWidths } from "../harness/looking/look-at-both-widths.ts";
import { setStage } from "../harness/stage.ts";

const stage = setStage();

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("the description of the API is a page that can be read and walked", async () => {
    const page = await stage.openPage(size);
    const failures: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") failures.push(message.text());
    });
    await page.goto("/api/docs");
    await page.getByRole("heading", { level: 1, name: "Vagou API" }).waitFor();
    await lookAtBothWidths(page, "api-docs");
    await page.getByRole("link", { name: "POST /jobs/search" }).click();
    const search = page.getByRole("region", { name: "POST /jobs/search" });
    expect(await search.getByRole("region", { name: "searchJobs takes" }).innerText()).toContain(
      "query?: string",
    );
    await lookAtBothWidths(page, "api-docs-search");
    expect(failures).toEqual([]);
  });
});
