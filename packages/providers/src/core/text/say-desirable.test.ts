import { describe, expect, test } from "vitest";
import { sayDesirable, withoutDesirable } from "./say-desirable.ts";

describe("what an employer would only like says so", () => {
  test.each(["Inglês avançado", "CNH B", "Câmbio e diferencial de caminhões", "Oracle Fusion Plus"])(
    "%s",
    (item) => {
      expect(sayDesirable(item)).toBe(`${item} (desejável)`);
      expect(withoutDesirable(sayDesirable(item))).toBe(item);
    },
  );

  test.each([
    "CNH AB (desejável)",
    "Desejável conhecimento em nuvem",
    "Conhecimentos desejáveis em SAP",
    "Inglês será um diferencial",
    "Espanhol é um plus",
    "Diferencial: inglês",
    "Vivência com SAP (diferencial)",
    "Conhecimento em SQL será considerado um grande diferencial",
    "Kubernetes is a plus",
    "Seria legal ter inglês",
  ])("%s says so itself", (item) => {
    expect(sayDesirable(item)).toBe(item);
  });
});
