import type { SharedJob } from "@vagou/contract/api/answers";
import { readElements } from "@vagou/providers/core/testing/read-elements";
import { xssVectors } from "@vagou/providers/core/testing/xss-vectors";
import { expect, test } from "vitest";
import { writeShared } from "./entry.shared.tsx";

const job: SharedJob = {
  id: "gupy-00000000000000f1",
  title: "Auxiliar de cozinha",
  company: "Restaurante Sol",
  location: "Recife (PE)",
  posted_at: null,
  url: "https://vagas.example/1",
  source: "gupy",
  display_name: "Gupy",
  excerpt: "Vaga para início imediato.",
};
const invitation = { portals: 12, credits: 200 };
const days = { shared_at: "2026-11-20T12:00:00Z", expires_at: "2026-12-20T12:00:00Z" };

/** The one vector that says what frauds say. */
const asksForPassword = "<dialog open>Digite sua senha</dialog>";

/** The elements of a page with their attributes' names, without the drawings. */
const shapeOf = (html: string) =>
  readElements(html).map(({ name, attributes }) => [name, ...attributes].join(" "));

const writeVacancy = (content: SharedJob | null) =>
  writeShared({ kind: "vacancy", id: job.id, content, invitation });
const writeList = (...jobs: SharedJob[]) =>
  writeShared({
    kind: "list",
    id: "abc",
    content: { ...days, jobs: jobs.map((each) => ({ ...each, salary: null, contract: null })) },
    invitation,
  });

test("a shared vacancy is whole without scripts: its facts, its portal, and what an account gives", async () => {
  const html = await writeVacancy(job);
  for (const said of [job.title, "Restaurante Sol", "Recife (PE)", "Vaga para início imediato."])
    expect(html).toContain(said);
  expect(html).toContain('href="https://vagas.example/1"');
  expect(html).toContain("até 12 portais");
  expect(html).toContain("200 fichas");
  expect(html).not.toMatch(/<script|<template/);
});

test("sentences that frauds use are named without scripts, in a vacancy and in a list", async () => {
  const fee = "Para confirmar a inscrição é cobrada uma taxa de R$ 39,90 por Pix.";
  expect(await writeVacancy({ ...job, excerpt: fee })).toContain(`<q>${fee}</q>`);
  const daily = "Ganhe R$ 300 por dia no celular";
  expect(await writeList(job, { ...job, title: daily })).toContain(`<q>${daily}</q>`);
});

test("what is not there any more says so, and leads on", async () => {
  const list = { kind: "list", id: "abc", content: null, invitation } as const;
  for (const html of [await writeVacancy(null), await writeShared(list)]) {
    expect(html).toMatch(/<h1 [^>]*>Est[ae] \w+ não está mais aqui<\/h1>/);
    expect(html).toContain('href="/jobs"');
  }
});

test("all that a portal sends is text: it adds no element and no attribute to the page", async () => {
  const written = { vacancy: shapeOf(await writeVacancy(job)), list: shapeOf(await writeList(job)) };
  const wrong: unknown[] = [];
  const others = xssVectors.filter((vector) => vector !== asksForPassword);
  for (const vector of [...others, "</script>", "</h1><script>", '" onclick="alert(1)', "<!--"]) {
    const hostile = { ...job, title: `Vaga ${vector}`, company: vector, location: vector };
    const named = { ...hostile, display_name: vector, excerpt: `Texto ${vector}` };
    const shapes = [shapeOf(await writeVacancy(named)), shapeOf(await writeList(named))];
    if (JSON.stringify(shapes) !== JSON.stringify([written.vacancy, written.list])) wrong.push(vector);
  }
  expect(wrong).toEqual([]);
});

test("what raises a notice of ours is quoted in it as text", async () => {
  expect(xssVectors).toContain(asksForPassword);
  const html = await writeVacancy({ ...job, title: asksForPassword, excerpt: `Texto ${asksForPassword}` });
  expect(html).toContain("<q>&lt;dialog open&gt;Digite sua senha&lt;/dialog&gt;</q>");
  expect(html).not.toContain("<dialog");
});

test("an address leads to a page of the web or is none", async () => {
  const wrong: unknown[] = [];
  for (const url of [
    "javascript:alert(1)",
    "data:text/html,x",
    'https://x.example/"><script>',
    "//x.example",
  ]) {
    const html = await writeVacancy({ ...job, url });
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    if (links.some((href = "") => !/^(?:https?:\/\/|\/)/.test(href)) || html.includes("<script"))
      wrong.push(html);
  }
  expect(wrong).toEqual([]);
});
