import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { expect, test } from "vitest";
import { aboutTexts } from "./texts.ts";

test("the page counts as many portals as the provider list has", () => {
  expect(aboutTexts.lead(providerCatalogue.length)).toContain(`${providerCatalogue.length} portais`);
  expect(aboutTexts.providers(providerCatalogue.length)).toBe(`Os ${providerCatalogue.length} portais`);
});

test("portals that are switched off are not counted as available", () => {
  expect(aboutTexts.providersOn(16, 18)).toBe(
    "16 estão disponíveis agora. Os outros estão indisponíveis por enquanto.",
  );
  expect(aboutTexts.providersOn(18, 18)).toBe("Todos estão disponíveis agora.");
});
