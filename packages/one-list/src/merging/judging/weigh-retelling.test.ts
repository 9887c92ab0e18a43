import { expect, test } from "vitest";
import { postingOf } from "../../testing/posting-of.ts";
import { postingFacts, type PostingFacts } from "../reading/posting-facts.ts";
import { longTexts } from "../samples/long-texts.ts";
import { judgePair } from "./judge-pair.ts";
import { never } from "./points.ts";
import { weighRetelling } from "./weigh-retelling.ts";

const told =
  "Recepcionar hóspedes, fazer check-in e check-out, lançar consumo no sistema Desbravador, fechar o caixa do turno e tratar reclamações. Inglês intermediário e experiência em hotelaria. Escala 6x1, VT, VR de R$ 26, cesta básica e gorjeta.";
const again =
  "Hotel procura pessoa para a recepção: receber e despedir os hóspedes, registrar o consumo no Desbravador, fechar o caixa de seu turno, resolver reclamações. Pede-se inglês e vivência em hotelaria. Trabalha 6x1. Gorjeta, cesta básica, vale-refeição de R$ 26,00 e vale-transporte.";

test("a text in other words is of the same vacancy where numbers and benefits are kept, though one employer is hidden", () => {
  expect(judge(told, again)).toBe("same");
});

test.each([
  ["another amount for meals", "R$ 26,00", "R$ 38,00"],
  [
    "other schools, days and benefits",
    "inglês e vivência em hotelaria. Trabalha 6x1. Gorjeta, cesta básica,",
    "ensino médio e Excel. Trabalha aos domingos. Plano de saúde, PLR,",
  ],
])("the same words with %s are of another vacancy", (_, from, to) => {
  expect(again).toContain(from);
  expect(judge(told, again.replace(from, to))).not.toBe("same");
});

test("two shops behind the titles keep two vacancies apart, above a text that is told again", () => {
  const [one, other] = ["Recepcionista - Hotel Savassi", "Recepcionista - Hotel Pampulha"];
  expect(judge(told, again, one, other)).not.toBe("same");
  expect(judge(told, again, one, one)).toBe("same");
});

test("who leads is not who is led, above a text that is told again", () => {
  expect(judge(told, again, "Recepcionista de Hotel", "Supervisor de Recepção de Hotel")).toBe("apart");
});

test("one employer's posting with one title is the same by fewer words than a hidden employer's", () => {
  const short =
    "Hotel procura recepcionista para check-in, caixa do turno, consumo dos hóspedes e reclamações.";
  const [named, hidden] = ["Hotel Perobal", null].map((company) =>
    judgePair(
      posting("gupy", told, "Recepcionista", "Hotel Perobal"),
      posting("bne", short, "Recepcionista", company),
    ),
  );
  expect([named, hidden]).toEqual(["same", "apart"]);
});

test("two long texts share many words of a trade, so that these say little where each has more of its own", () => {
  const [one, other] = [told, again].map((text) => posting("gupy", text, "Recepcionista", "Hotel Perobal"));
  const weighed = (weight: number, weightShare: number) =>
    one &&
    other &&
    weighRetelling(
      one,
      other,
      { relation: "retold", mayDiffer: true, likeness: [weight, 0, 0], weightShare, length: 40 },
      "same",
      "more",
    );
  expect(weighed(70, 0.3)).toBe(never);
  expect(weighed(70, 0.6)).toBeGreaterThan(0);
  expect(weighed(60, 0.3)).toBeGreaterThan(0);
});

test("two works of sixty words and more are two vacancies under one employer and general title", () => {
  const [data, ward] = ["nv-ds", "sa-enf"].map(
    (work) => `${longTexts[`${work}-do`] ?? ""}${longTexts[`${work}-ask`] ?? ""}`,
  );
  const named = (source: string, text = "") => posting(source, text, "Analista", "Hotel Perobal");
  expect(judgePair(named("gupy", data), named("bne", ward))).toBe("apart");
});

test("two long texts tell one vacancy only where most of the weight is shared, also under one title of one employer", () => {
  const [one, other] = [told, again].map((text) => posting("gupy", text, "Recepcionista", "Hotel Perobal"));
  const weighed = (length: number, weightShare: number) =>
    one &&
    other &&
    weighRetelling(
      one,
      other,
      { relation: "retold", mayDiffer: true, likeness: [70, 0, 0], weightShare, length },
      "same",
      "same",
    );
  expect(weighed(120, 0.5)).toBe(never);
  expect(weighed(120, 0.7)).toBeGreaterThan(0);
  expect(weighed(40, 0.5)).toBeGreaterThan(0);
});

function judge(
  one: string,
  other: string,
  title = "Recepcionista de Hotel",
  otherTitle = title,
): ReturnType<typeof judgePair> {
  return judgePair(posting("gupy", one, title, "Hotel Perobal"), posting("bne", other, otherTitle, null));
}

let count = 0;

function posting(source: string, description: string, title: string, company: string | null): PostingFacts {
  count += 1;
  const url = `https://${source}.example/${count}`;
  return postingFacts(
    postingOf({ id: `${source}-${count}`, source, url, title, company, location: "Itu (SP)", description }),
  );
}
