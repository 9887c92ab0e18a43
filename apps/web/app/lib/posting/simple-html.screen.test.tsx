import { xssVectors } from "@vagou/providers/core/testing/xss-vectors";
import { expect, onTestFinished, test, vi } from "vitest";
import { descriptionTags, simpleHtml } from "./simple-html.ts";

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
    place.innerHTML = simpleHtml(vector);
    return [...place.querySelectorAll("*")].some(
      ({ localName, attributes }) => !descriptionTags.includes(localName) || attributes.length > 0,
    );
  });
  expect(wrong).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
});
