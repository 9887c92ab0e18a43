import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readJobPosting, type JobPostingQuirks } from "./job-posting.ts";
import { parseHtml } from "../html/html-page.ts";
import { isNode, readLinkedData, type LinkedNode } from "./json-ld.ts";
import { hasRecorded, readRecorded } from "../testing/recorded.ts";

const page = {
  url: "https://vagas.example/vaga/auxiliar-1?x=2",
  receivedAt: new Date("2026-11-21T12:00:00Z"),
};
const read = (node: LinkedNode, quirks?: JobPostingQuirks) => readJobPosting(node, page, quirks);
const fields = (node: LinkedNode, quirks?: JobPostingQuirks) => read(node, quirks).fields;

test("every field of a full posting is read", () => {
  const posting = {
    "@type": "JobPosting",
    title: "Auxiliar de cozinha &ndash; noite",
    description: "<p>Padaria contrata.</p>",
    datePosted: "2026-11-19T00:00:00",
    validThrough: "2026-12-19T23:59:59",
    employmentType: ["CLT", "FULL_TIME"],
    hiringOrganization: { "@type": "Organization", name: "Padaria Trigo &amp; Cia" },
    jobLocation: {
      "@type": "Place",
      address: {
        addressLocality: "Recife",
        addressRegion: "PE",
        addressCountry: "BR",
        postalCode: "50000-000",
      },
    },
    baseSalary: {
      currency: "BRL",
      value: { "@type": "QuantitativeValue", minValue: 1800, maxValue: "2.200,50", unitText: "MONTH" },
    },
    identifier: { "@type": "PropertyValue", name: "Portal", value: 991 },
    url: "/vaga/auxiliar-1",
    skills: ["Higiene", "Trabalho em equipe"],
    jobBenefits: "Vale-transporte, Vale-refeição",
  };
  expect(read(posting)).toEqual({
    title: "Auxiliar de cozinha – noite",
    url: "https://vagas.example/vaga/auxiliar-1",
    identifier: "991",
    places: [{ city: "Recife", state: "PE", country: "Brasil" }],
    fields: {
      company: "Padaria Trigo & Cia",
      place: { city: "Recife", state: "PE", country: "Brasil" },
      contract: "CLT",
      pay: { minCents: 180_000, maxCents: 220_050, period: "month", negotiable: false },
      description: "<p>Padaria contrata.</p>",
      requirements: ["Higiene", "Trabalho em equipe"],
      benefits: ["Vale-transporte", "Vale-refeição"],
      postedAt: "2026-11-19",
      expiresAt: "2026-12-19",
    },
  });
});

test("an empty posting gives no field", () => {
  expect(
    read({ "@type": "JobPosting", description: null, datePosted: "amanhã", url: "javascript:x" }),
  ).toEqual({
    places: [],
    fields: { requirements: [], benefits: [] },
  });
});

describe("the employer", () => {
  test.each([
    [{ name: "ACME" }, "ACME"],
    ["ACME", "ACME"],
    [[{ name: "ACME" }, { name: "Outra" }], "ACME"],
    [{ name: "Confidencial" }, "Confidencial"],
    [{ name: "Divulga Vagas" }, undefined],
    [{ name: "" }, undefined],
    [7, undefined],
  ])("%j", (hiringOrganization, company) => {
    expect(fields({ hiringOrganization }, { ownNames: ["divulga vagas"] }).company).toBe(company);
  });
});

describe("the place", () => {
  const address = (addressLocality: unknown, addressRegion: unknown, addressCountry?: unknown) => ({
    jobLocation: { address: { addressLocality, addressRegion, addressCountry } },
  });
  const curitiba = { city: "Curitiba", state: "PR", country: "Brasil" };

  test.each([
    ["a state by its UF", address("Curitiba", "PR", "BR"), curitiba],
    ["a state by its name", address("Curitiba", "Paraná", "Brasil"), curitiba],
    ["a country as a thing", address("Curitiba", "PR", { "@type": "Country", name: "BR" }), curitiba],
    ["city and state glued", address("Curitiba - PR", ""), curitiba],
    ["a list of places", { jobLocation: [address("Curitiba", "PR", "BR").jobLocation] }, curitiba],
    ["an address as a text", { jobLocation: { address: "Curitiba/PR" } }, curitiba],
    ["a location as a text", { jobLocation: "Curitiba - PR" }, curitiba],
    [
      "an address right on the place",
      { jobLocation: { addressLocality: "Curitiba", addressRegion: "PR" } },
      { city: "Curitiba", state: "PR" },
    ],
    ["a country alone", address("Brasil", ""), { country: "Brasil" }],
    [
      "a place abroad",
      address("Newtown Square", "PA", "US"),
      { city: "Newtown Square", state: "PA", country: "US" },
    ],
  ])("%s", (_, node, place) => {
    expect(fields(node).place).toEqual(place);
  });

  test("every place is read, not only the first", () => {
    const jobLocation = ["Curitiba - PR", "Recife - PE"];
    expect(read({ jobLocation }).places.map(({ city }) => city)).toEqual(["Curitiba", "Recife"]);
  });
});

describe("remote work", () => {
  test("is recognised by TELECOMMUTE, and home office is no city", () => {
    const node = {
      jobLocationType: "TELECOMMUTE",
      jobLocation: { address: { addressLocality: "Home Office", addressRegion: "HO", addressCountry: "BR" } },
      applicantLocationRequirements: { "@type": "Country", name: "BR" },
    };
    expect(fields(node)).toMatchObject({ workMode: "remote", place: { country: "Brasil" } });
    expect(fields({ ...node, jobLocationType: ["TELECOMMUTE"], jobLocation: [] }).workMode).toBe("remote");
  });

  test("is not excluded by a missing jobLocationType", () => {
    expect(fields({ jobLocation: "Curitiba - PR" }).workMode).toBeUndefined();
  });

  test("derived from a title is marked as derived", () => {
    expect(fields({ title: "Analista (Híbrido)" })).toMatchObject({
      workMode: "hybrid",
      derived: ["workMode"],
    });
  });
});

describe("the contract", () => {
  test.each([
    ["FULL_TIME", undefined],
    ["CONTRACTOR", undefined],
    ["Jornada completa", undefined],
    ["", undefined],
    ["INTERN", "Estágio"],
    ["full_time, temporary", "Temporário"],
    [["FULL_TIME", "INTERN"], "Estágio"],
    ["CLT (Efetivo)", "CLT"],
  ])("%j", (employmentType, contract) => {
    expect(fields({ employmentType })).toEqual({
      requirements: [],
      benefits: [],
      ...(contract && { contract }),
    });
  });

  test("derived from the text is marked as derived", () => {
    expect(fields({ employmentType: "FULL_TIME", description: "Regime CLT." })).toMatchObject({
      contract: "CLT",
      derived: ["contract"],
    });
  });
});

describe("pay", () => {
  const pay = (baseSalary: unknown, more: LinkedNode = {}) => read({ baseSalary, ...more });
  const monthly = (minCents: number, maxCents: number) => ({
    minCents,
    maxCents,
    period: "month",
    negotiable: false,
  });

  test.each([
    [
      "a range",
      { currency: "BRL", value: { minValue: 2000, maxValue: 3000, unitText: "MONTH" } },
      monthly(200_000, 300_000),
    ],
    ["one value", { value: { value: 2000 } }, monthly(200_000, 200_000)],
    ["a number", 2000, monthly(200_000, 200_000)],
    ["a Brazilian text", { currency: "BRL", value: "3.500,00" }, monthly(350_000, 350_000)],
    ["a text with a range", "R$ 2.000 a R$ 3.000", monthly(200_000, 300_000)],
    [
      "ends right on the amount",
      { currency: "BRL", minValue: "2000", maxValue: "3000.00" },
      monthly(200_000, 300_000),
    ],
    ["a list", [{ value: { minValue: 2000, maxValue: 2000 } }], monthly(200_000, 200_000)],
    ["an hour", { value: { value: "15,50", unitText: "hora" } }, { ...monthly(1550, 1550), period: "hour" }],
    [
      "one end",
      { value: { minValue: 2000, maxValue: 0 } },
      { minCents: 200_000, period: "month", negotiable: false },
    ],
    ["0 to 0", { value: { minValue: 0, maxValue: 0 } }, undefined],
    ["zero as a text", "0,00", undefined],
    ["nothing", { currency: "BRL", value: null }, undefined],
  ])("%s", (_, baseSalary, expected) => {
    expect(pay(baseSalary).fields.pay).toEqual(expected);
    expect(pay(baseSalary).payIgnored).toBeUndefined();
  });

  test("in another currency is left out, with the reason for the log", () => {
    expect(pay({ currency: "USD", value: 5000 })).toMatchObject({ payIgnored: "in USD" });
    expect(pay(5000, { salaryCurrency: "EUR" }).fields.pay).toBeUndefined();
    expect(pay("£52-£65k").payIgnored).toContain("unreadable");
  });

  test("that is the portal's placeholder is left out", () => {
    const quirks = { isPlaceholderPay: ({ minCents }: { minCents?: number }) => minCents === 100_000 };
    const node = { baseSalary: { value: { minValue: 1000.0, maxValue: 15_000.0 } } };
    expect(read(node, quirks)).toMatchObject({ payIgnored: "the portal's placeholder" });
    expect(fields(node, quirks).pay).toBeUndefined();
  });
});

describe("texts", () => {
  test("an escaped description becomes HTML, a plain one stays as it is", () => {
    expect(fields({ description: "&lt;p&gt;P&amp;atilde;o&lt;/p&gt;" }).description).toBe(
      "<p>P&atilde;o</p>",
    );
    expect(fields({ description: "Um\nDois & três" }).description).toBe("Um\nDois & três");
  });

  test("requirements and benefits are read from their own properties in every shape, else from the text", () => {
    expect(
      fields({ qualifications: { name: "Ensino médio" }, skills: "Excel; Inglês" }).requirements,
    ).toEqual(["Excel", "Inglês", "Ensino médio"]);
    expect(fields({ benefits: ["VT", "VT", "VR"] }).benefits).toEqual(["VT", "VR"]);
    expect(fields({ qualifications: "<ul><li>CNH B</li><li>Excel</li></ul>" }).requirements).toEqual([
      "CNH B",
      "Excel",
    ]);
    expect(fields({ description: "<p>Requisitos:</p><ul><li>CNH B</li></ul>" }).requirements).toEqual([
      "CNH B",
    ]);
  });

  test("a posting without title may have a name", () => {
    expect(read({ name: "Soldador" }).title).toBe("Soldador");
  });
});

const recordedPages = ["bne/job-page-reduced.html", "infojobs/job-page-reduced.html"];
describe.each(recordedPages)("recorded answer %s, where present", (name) => {
  test.skipIf(!hasRecorded(name))("is read correctly", () => {
    const [node] = readLinkedData(parseHtml(readRecorded(name))).postings;
    const posting = read(node ?? {});
    expect(posting.title).toMatch(/^Médico/);
    expect(posting.fields).toMatchObject({
      company: expect.stringMatching(/^(Hospital )?Santa/),
      place: { country: "Brasil" },
    });
    expect(posting.fields.postedAt).toMatch(/^2026-01-(20|30T08:00:00)/);
  });
});

const recordedNode = "catho/job-page-jsonld-reduced.json";
test.skipIf(!hasRecorded(recordedNode))("recorded JSON-LD of catho, where present, is read correctly", () => {
  const node = z.custom<LinkedNode>((value) => isNode(value)).parse(JSON.parse(readRecorded(recordedNode)));
  expect(read(node)).toMatchObject({
    title: "Estágio Técnico Mecânica",
    fields: {
      company: "MILLS",
      place: { city: "São Paulo", state: "SP", country: "Brasil" },
      contract: "Estágio",
      pay: { minCents: 200_000, maxCents: 200_000 },
      derived: ["contract"],
    },
  });
});
