import { expect, test } from "vitest";
import { listingOfTexts } from "./listing-of-texts.ts";

const receivedAt = new Date("2026-10-10T12:00:00Z");
const vacancy = { id: "7", title: "Vigia", url: "https://portal.example/vaga/7" };
const bare = {
  providerListingId: "7",
  title: "Vigia",
  url: "https://portal.example/vaga/7",
  requirements: [],
  benefits: [],
};

test("the texts of a vacancy are read as portals write them", () => {
  const texts = {
    ...vacancy,
    company: "Padaria Trigo da Vila",
    place: "Recife - PE",
    workMode: "Híbrido",
    contract: "CLT (Efetivo)",
    level: "Júnior/Trainee",
    pay: "R$ 1.900,00 por mês",
    postedAt: "há 3 dias",
    expiresAt: "12/11/2026",
  };
  expect(listingOfTexts(texts, { receivedAt })).toEqual({
    ...bare,
    company: "Padaria Trigo da Vila",
    place: { city: "Recife", state: "PE", country: "Brasil" },
    workMode: "hybrid",
    contract: "CLT",
    level: "Trainee ou Júnior",
    pay: { minCents: 190_000, maxCents: 190_000, period: "month", negotiable: false },
    postedAt: "2026-10-07",
    expiresAt: "2026-11-12",
  });
});

test("a blank or unreadable text leaves its field out", () => {
  const texts = {
    ...vacancy,
    company: "",
    place: "",
    workMode: "Turno da noite",
    level: "Técnico",
    pay: "Ver na vaga",
  };
  expect(listingOfTexts(texts, { receivedAt })).toEqual(bare);
});

test("a work mode in the position of the place is none, and what the adapter reads itself counts first", () => {
  expect(listingOfTexts({ ...vacancy, place: "Home Office" }, { receivedAt })).toEqual({
    ...bare,
    workMode: "remote",
  });
  const over = { place: { city: "Olinda" }, found: { contract: () => "PJ" } };
  expect(listingOfTexts({ ...vacancy, place: "Recife - PE" }, { receivedAt }, over)).toEqual({
    ...bare,
    place: { city: "Olinda" },
    contract: "PJ",
    derived: ["contract"],
  });
});

test("an end without a year is to come, where the last such day is long past", () => {
  const over = listingOfTexts({ ...vacancy, expiresAt: "Inscrições até 15/01" }, { receivedAt });
  expect(over.expiresAt?.slice(5)).toBe("01-15");
  expect(Date.parse(over.expiresAt ?? "")).toBeGreaterThan(receivedAt.getTime());
});
