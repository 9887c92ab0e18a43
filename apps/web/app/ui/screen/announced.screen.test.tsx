import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "../testing/show-on-screen.ts";
import { Announced } from "./announced.tsx";

test("the words of news come into their place after it, and are seen from the beginning", async () => {
  const changes: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "attributes" && target.parentElement?.matches("output")) changes.push("words");
      for (const node of addedNodes)
        if (node instanceof Element && node.querySelector("output") !== null) {
          changes.push("place");
          seen = node.textContent ?? "";
        }
    }
  });
  let seen = "";
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-hidden"] });
  await showOnScreen(screenSizes[0], <Announced className="block">Nenhum resultado encontrado.</Announced>);
  await expect.poll(() => changes).toEqual(["place", "words"]);
  observer.disconnect();
  expect(seen).toBe("Nenhum resultado encontrado.");
  expect(page.getByRole("status").element().querySelector("[aria-hidden=true]")).toBeNull();
});
