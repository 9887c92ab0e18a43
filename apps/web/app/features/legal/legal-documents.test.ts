import { describe, expect, it } from "vitest";
import routes from "../../routes.ts";
import type { LegalDocument } from "./legal-document.ts";
import { writePrivacyPolicy } from "./privacy-texts.ts";
import { writeTerms } from "./terms-texts.ts";

const termsOfUse = writeTerms();
const privacyPolicy = writePrivacyPolicy();

describe.each([termsOfUse, privacyPolicy])("$title", (document) => {
  it("has one anchor for each section", () => {
    const anchors = document.sections.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("links only to pages that exist, and to the support's address", () => {
    const pages = new Set([...routes.map(({ path }) => `/${path}`), "/profile"]);
    const lost = linksOf(document).filter((to) => !pages.has(to) && !to.startsWith("mailto:"));
    expect(lost).toEqual([]);
  });

  it("ends each list with a full stop", () => {
    const ends = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === "object" && "list" in block ? block.list.slice(-1) : [])),
    );
    expect(ends.filter((end) => !end.endsWith("."))).toEqual([]);
  });

  it("names the courts of São Paulo, and lets consumers use their own", () => {
    expect(textOf(document)).toContain("foro da comarca de São Paulo");
    expect(textOf(document)).toContain("foro da cidade onde mora");
  });
});

describe("the terms", () => {
  it("say the price of a search, when it is free, and what happens when a portal fails", () => {
    const text = textOf(termsOfUse);
    expect(text).toContain("Uma busca custa 7 fichas por portal escolhido.");
    expect(text).toContain("Repetir a mesma busca no mesmo portal em até 10 minutos não custa nada.");
    expect(text).toContain("as fichas dele voltam para o saldo");
    expect(text).toContain("se a fila dele está longa demais");
    expect(text).toContain("receber de graça uma resposta de 10 a 60 minutos atrás");
  });

  it("promise free initial fichas without a number, which the operator sets", () => {
    expect(textOf(termsOfUse)).toMatch(/fichas iniciais grátis(?! ?\d)/);
  });

  it("call purchases final, and name the seven days of the law", () => {
    const text = textOf(termsOfUse);
    expect(text).toContain("As compras são finais e não reembolsáveis, exceto quando a lei exigir.");
    expect(text).toContain("artigo 49 do Código de Defesa do Consumidor");
  });
});

describe("the privacy policy", () => {
  it("says how long a vacancy is kept, as the page of a vacancy that is gone does", () => {
    expect(textOf(privacyPolicy)).toContain("cada vaga por 30 dias depois da última busca que a encontrou");
  });

  it("says what a list of leaked passwords would learn, also where the operator asks none", () => {
    const text = textOf(privacyPolicy);
    expect(text).toContain("podemos conferir se ela está nessa lista");
    expect(text).toContain("leva só os 5 primeiros dos 40 caracteres");
  });

  it("names the second factors among what a deletion takes away", () => {
    expect(textOf(privacyPolicy)).toMatch(/na hora somem [^.]*segunda etapa/);
  });

  // `session.test` shows the one, `after-log-out.e2e` the other.
  it("tells a log-out from a session that ends by itself, after which what belongs to the account stays", () => {
    const text = textOf(privacyPolicy);
    expect(text).toContain("Sair da conta é escolher Sair.");
    expect(text).toContain("saem só token, user e lastTokenRefresh");
  });
});

describe("the terms about returned money", () => {
  // The server keeps each of these promises: `payments/payments.db.test`.
  it.each([
    "a mesma parte das fichas que ele rendeu, arredondada a seu favor",
    "Saem só fichas compradas que estiverem no saldo",
    "o saldo nunca fica negativo",
    "o que faltar não é descontado de outra compra",
    "as fichas retiradas voltam",
  ])("say: %s", (sentence) => {
    expect(textOf(termsOfUse)).toContain(sentence);
  });
});

function textOf({ summary, sections }: LegalDocument): string {
  return JSON.stringify([summary, sections]);
}

function linksOf({ sections }: LegalDocument): string[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === "object" && "links" in block ? block.links.map(({ to }) => to) : [],
    ),
  );
}
