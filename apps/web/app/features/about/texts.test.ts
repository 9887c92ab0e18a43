import { providerCatalogue } from "@vagou/contract/catalogue";
import { expect, test } from "vitest";
import { aboutTexts } from "./texts.ts";

test("the page and its button are called as agreed", () => {
  expect(aboutTexts.title).toBe("Sobre o Vagou");
  expect(aboutTexts.start).toBe("Começar agora");
});

test("the page counts as many sources as the provider list has", () => {
  expect(aboutTexts.lead(providerCatalogue.length)).toContain(`${providerCatalogue.length} fontes`);
  expect(aboutTexts.sources(providerCatalogue.length)).toBe(`As ${providerCatalogue.length} fontes`);
});

test("sources that are switched off are not counted as on", () => {
  expect(aboutTexts.sourcesOn(16, 18)).toBe(
    "16 estão ligadas agora. As outras estão desligadas por enquanto.",
  );
  expect(aboutTexts.sourcesOn(18, 18)).toBe("Todas estão ligadas agora.");
});
