import { xssVectors } from "@vagou/providers/core/testing/xss-vectors";
import { expect, onTestFinished, test, vi } from "vitest";
import { sanitiseDescription } from "./sanitise-description.ts";
import { descriptionTags } from "./simple-html.ts";

// Each published attack alone, in the browser's own parser: the journeys show several in one vacancy.

test("of every attack only the allowed elements stay, bare, and nothing of it runs", () => {
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  const place = document.createElement("div");
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
    alert.mockRestore();
  });
  const wrong = xssVectors.filter((vector) => {
    place.innerHTML = sanitiseDescription(vector);
    return [...place.querySelectorAll("*")].some(
      (element) => !descriptionTags.includes(element.localName) || hasAttribute(element),
    );
  });
  expect(wrong).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
});

/** DOMPurify empties `is`, which no script can take away, and leaves its name. */
function hasAttribute({ attributes }: Element): boolean {
  return [...attributes].some(({ name, value }) => name !== "is" || value !== "");
}
