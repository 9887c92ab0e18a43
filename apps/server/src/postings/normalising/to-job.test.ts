import type { Listing } from "@vagou/providers/core/listing";
import { expect, test } from "vitest";
import { toJob } from "./to-job.ts";

const listing: Listing = {
  providerListingId: "12701896",
  title: "  Auxiliar   Administrativo&nbsp;",
  url: "https://empresa.example/vaga/1",
  requirements: ["Excel", " Excel ", ""],
  benefits: [],
};

test("a vacancy keeps its id from one search to the next, made of words, digits and hyphens", () => {
  const job = toJob("gupy", listing);
  expect(job?.id).toMatch(/^gupy-[0-9a-f]{16}$/);
  expect(toJob("gupy", { ...listing, title: "Outro título" })?.id).toBe(job?.id);
  expect(toJob("solides", listing)?.id).not.toBe(job?.id);
});

test("fields that the provider does not give stay empty", () => {
  expect(toJob("gupy", listing)).toMatchObject({
    title: "Auxiliar Administrativo",
    company: null,
    location: null,
    salary: null,
    posted_at: null,
    work_mode: null,
    level: null,
    summary: { tipoContrato: null, requisitos: ["Excel"], beneficios: [] },
  });
});

test("the longest item keeps the word that it is only desirable", () => {
  const item = `${"a".repeat(300)} (desejável)`;
  expect(toJob("gupy", { ...listing, requirements: [item] })?.summary.requisitos).toEqual([item]);
});

test("the provenance tells a value read out of the text from one that the provider states", () => {
  const pay = { minCents: 180_000, maxCents: 180_000, period: "month", negotiable: false } as const;
  expect(toJob("gupy", { ...listing, pay, contract: "CLT", derived: ["pay"] })?.provenance).toEqual({
    salary: "derived",
    posted_at: null,
    contract: "stated",
    work_mode: null,
  });
  expect(toJob("gupy", { ...listing, postedAt: "anteontem" })?.provenance.posted_at).toBeNull();
});

test("a stated level counts where the title names none, as one short line without markup", () => {
  const levelOf = (title: string, level: string) => toJob("vagas", { ...listing, title, level })?.level;
  expect(levelOf("Analista de RH II", "Pleno")).toBe("Pleno");
  expect(levelOf("Analista de RH Sênior", "Pleno")).toBeNull();
  expect(levelOf("Analista de RH Pl", "Pleno")).toBeNull();
  expect(levelOf("Analista", " <img src=x onerror=alert(1)>\u202EPleno\n")).toBe("Pleno");
  expect(levelOf("Analista", "<b></b>")).toBeNull();
  expect(levelOf("Analista", "Pleno".repeat(99))?.length).toBe(60);
});

test("a listing without an address, or with one that is no web page, is no vacancy", () => {
  expect(toJob("gupy", { ...listing, url: "javascript:alert(1)" })).toBeNull();
  expect(toJob("gupy", { ...listing, url: "vaga/1" })).toBeNull();
  expect(toJob("gupy", { ...listing, title: "<b></b>" })).toBeNull();
});

test("an address is at most as long as a sitemap may name one, so that lists of vacancies stay small", () => {
  const urlOf = (length: number) => {
    const start = "https://empresa.example/vaga/";
    return toJob("gupy", { ...listing, url: start + "x".repeat(length - start.length) })?.url.length;
  };
  expect(urlOf(2_047)).toBe(2_047);
  expect(urlOf(2_048)).toBeUndefined();
  // Each of these is written as six characters.
  expect(toJob("gupy", { ...listing, url: `https://empresa.example/${"ç".repeat(400)}` })).toBeNull();
});

test("a date that cannot be parsed is left out", () => {
  expect(toJob("gupy", { ...listing, postedAt: "anteontem" })?.posted_at).toBeNull();
  expect(toJob("gupy", { ...listing, postedAt: "2026-10-09" })?.posted_at).toBe("2026-10-09");
});

test("an instant is sent to the minute, as it is shown", () => {
  const posted = (postedAt: string) => toJob("gupy", { ...listing, postedAt })?.posted_at;
  expect(posted("2026-11-20T11:56:25.413Z")).toBe("2026-11-20T11:56Z");
  expect(posted("2026-11-20T11:56:25-03:00")).toBe("2026-11-20T11:56-03:00");
  expect(posted("2026-11-20T11:56:25")).toBe("2026-11-20T11:56");
  expect(posted("2026-11-20T11:56Z")).toBe("2026-11-20T11:56Z");
  expect(posted("2026-11-20")).toBe("2026-11-20");
  // Another form stays as it is: who reads it decides what it says.
  expect(posted("2026-11-20 11:56:25")).toBe("2026-11-20 11:56:25");
});

test("the last day for applications is a day in São Paulo", () => {
  const lastDay = (expiresAt: string) => toJob("gupy", { ...listing, expiresAt })?.apply_until;
  expect(lastDay("2026-12-08")).toBe("2026-12-08");
  expect(lastDay("2026-12-09T01:30:00Z")).toBe("2026-12-08");
  expect(lastDay("2026-11-06T23:59:59-03:00")).toBe("2026-11-06");
  for (const text of ["logo", "2026-13-40", "2026-12-08<script>", "99999999999"])
    expect(lastDay(text)).toBeNull();
  expect(toJob("gupy", listing)?.apply_until).toBeNull();
});

test("direction marks are removed from a title", () => {
  const titleOf = (title: string) => toJob("gupy", { ...listing, title })?.title;
  expect(titleOf("Vendedor\u202Egpj.exe")).toBe("Vendedor gpj.exe");
  expect(titleOf("\u061cVendedor\u2060")).toBe("Vendedor");
});
