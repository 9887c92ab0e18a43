import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { groupOf } from "../testing/job-of.ts";
import { FailureNotice } from "./failure-notice.tsx";

const failed = ["gupy", "catho"];
const region = page.getByRole("status");

test("the same sentence about a second failure is said again, and nothing moves meanwhile", async () => {
  await showOnScreen(screenSizes[0], <Asking />);
  await expect.poll(readInSight).toBe("De novo sem resposta de Gupy e Catho. 14 fichas voltaram.");
  const { height } = region.element().getBoundingClientRect();
  await page.getByRole("button", { name: /^Tentar de novo/ }).click();
  await expect.poll(readInSight).toBe("");
  expect(region.element().getBoundingClientRect().height).toBe(height);
  await page.getByRole("button", { name: "Responder" }).click();
  await expect.poll(readInSight).toContain("De novo sem resposta");
});

/** What a screen reader finds in the live region: only what is in sight. */
function readInSight(): string {
  const element = region.element();
  return element instanceof HTMLElement ? element.innerText.trim() : "";
}

function Asking() {
  const [asking, setAsking] = useState<readonly string[]>([]);
  const groups = failed.map((name) =>
    groupOf({
      name,
      display_name: name === "gupy" ? "Gupy" : "Catho",
      outcome: "unavailable",
      has_error: true,
      fichas: "returned",
    }),
  );
  return (
    <>
      <FailureNotice
        state={{ groups, failedAgain: failed }}
        again={{ asking, ask: setAsking }}
        title="Alguns serviços de busca apresentaram problemas"
      />
      <button type="button" onClick={() => setAsking([])}>
        Responder
      </button>
    </>
  );
}
