import { providerIds } from "@vagou/contract/search/catalogue";
import { describe, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { vacancy } from "#features/search/testing/vacancy.ts";
import { screenSizes } from "#ui/testing/show-on-screen.ts";
import { settings } from "./testing/answer-calls.ts";
import { layoutShiftMax, painted, recordLayoutShift } from "./testing/record-layout-shift.ts";
import { showPage } from "./testing/show-page.tsx";
import { answerWith, jobsPage } from "./testing/show-results.tsx";

const [phone, laptop] = screenSizes;

/** Hundreds of vacancies take a busy machine long. */
const patient = { timeout: 60_000 };

describe.each(screenSizes)("on a screen of $width × $height", (size) => {
  test(
    "a person who scrolls sees one vacancy after the other up to the last, and nothing jumps",
    patient,
    async () => {
      const layoutShift = recordLayoutShift();
      const count = await findMany(size, 12);
      layoutShift();
      const seen = new Set<number>();
      while (!seen.has(count)) {
        await untilDrawn();
        for (const number of numbersInSight()) seen.add(number);
        await wheel(size, size.height / 2);
      }
      expect([...seen].toSorted((one, other) => one - other)).toEqual(numbersUpTo(count));
      expect(layoutShift()).toBeLessThanOrEqual(layoutShiftMax);
    },
  );
});

test(
  "nine hundred vacancies are drawn by themselves, for page search, screen readers and the Tab key",
  patient,
  async () => {
    const count = await findMany(laptop, 50);
    expect(count).toBe(900);
    await expect.poll(allNumbers, { timeout: 40_000 }).toEqual(numbersUpTo(count));
    // From the last row of one slice to the first row of the next.
    [...document.querySelectorAll<HTMLElement>('[aria-posinset="8"] button')].at(-1)?.focus();
    await userEvent.tab();
    expect(numberInFocus()).toBe(9);
    await userEvent.tab({ shift: true });
    expect(numberInFocus()).toBe(8);
    await expect.poll(pressEnd, { interval: 500 }).toContain(count);
    // A person who wants what is below the list does not have to tab through all of it.
    page.getByRole("button", { name: "Pular a lista de vagas" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    expect(document.activeElement?.closest("footer")).not.toBeNull();
  },
);

test("a person who first jumps to the end finds the last vacancy", patient, async () => {
  const count = await findMany(phone, 30);
  await expect.poll(pressEnd, { interval: 500 }).toContain(count);
});

test("a person who scrolls very fast can read where the list stops", patient, async () => {
  const layoutShift = recordLayoutShift();
  await findMany(phone, 30);
  layoutShift();
  await flick(40_000);
  await untilDrawn();
  expect(numbersInSight().at(0)).toBeGreaterThan(50);
  expect(layoutShift()).toBeLessThanOrEqual(layoutShiftMax);
  // In the tab of one portal too, where the list of all is hidden.
  scrollTo(0, 0);
  await showPortal("Gupy");
  await flick(10_000);
  await untilDrawn();
  expect(numbersInSight().at(0)).toBeGreaterThan(10);
});

test("a browser that is never idle draws all vacancies, too", patient, async () => {
  // As on a cheap phone with much to do: each frame takes longer than a frame has.
  let frame = requestAnimationFrame(function work() {
    const end = performance.now() + 25;
    while (performance.now() < end);
    frame = requestAnimationFrame(work);
  });
  onTestFinished(() => cancelAnimationFrame(frame));
  const count = await findMany(phone, 6);
  await expect.poll(allNumbers, { timeout: 15_000 }).toEqual(numbersUpTo(count));
});

type Size = (typeof screenSizes)[number];

/**
 * Searches at all portals, each of which finds so many. Their cards are of many heights.
 * @returns how many vacancies the one list says it has, all of them different
 */
async function findMany(size: Size, each: number): Promise<number> {
  const vacanciesOf = (source: string) =>
    Array.from({ length: each }, (_, index) =>
      vacancy({
        id: `${source}-${index}`,
        source,
        title: `Vaga ${index} de ${source}${" na loja do centro da cidade".repeat(index % 3)}`,
        url: `https://${source}.example/${index}`,
        description: `<p>${"Atender quem chega. ".repeat(1 + ((7 * index) % 11))}</p>`,
      }),
    );
  const found = Object.fromEntries(providerIds.map((id) => [id, vacanciesOf(id)]));
  const providers = settings.providers.map((one) => ({ ...one, configured: true, hindrance: null }));
  const { addressNow } = await showPage(size, "/jobs?q=vendas", jobsPage, {
    answers: { getSettings: () => ({ ...settings, providers }), searchJobs: answerWith(found) },
    stored: { selected_providers: providerIds.join(",") },
  });
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  const count = each * providerIds.length;
  await expect.element(page.getByText(`${count} vagas encontradas`)).toBeVisible();
  await expect.poll(addressNow).toContain("searchId=");
  await expect.poll(() => document.querySelectorAll("[data-vacancy]").length).toBeGreaterThan(0);
  await settled();
  expect(document.querySelector("[aria-setsize]")?.getAttribute("aria-setsize")).toBe(String(count));
  return count;
}

/**
 * Chromium scrolls to where the end was at the press; what is drawn meanwhile may move it.
 * @returns the places of the vacancies that are on screen then
 */
async function pressEnd(): Promise<number[]> {
  await userEvent.keyboard("{End}");
  await painted();
  return numbersInSight();
}

async function showPortal(label: string): Promise<void> {
  const list = page.getByRole("combobox", { name: "Portal", exact: true });
  const options = list.getByRole("option").elements();
  const words = options.map(({ textContent }) => textContent ?? "");
  await list.selectOptions(words.find((word) => word.startsWith(label)) ?? label);
  await expect.poll(() => shownSlices().length).toBeGreaterThan(0);
}

/** Flicks towards the end, faster than a person can read. */
async function flick(distancePx: number): Promise<void> {
  await cdp().send("Input.synthesizeScrollGesture", {
    x: 160,
    y: 400,
    yDistance: -distancePx,
    speed: 16_000,
    gestureSourceType: "mouse",
  });
}

/** Down by the wheel; the page moves on for a moment, and what is drawn above it may turn out lower than its place. */
async function wheel({ width, height }: Size, deltaY: number): Promise<void> {
  const from = scrollY;
  const at = { x: width / 2, y: height / 2 };
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseWheel", ...at, deltaX: 0, deltaY });
  await expect.poll(() => scrollY, { interval: 10 }).not.toBe(from);
}

/** Until each place on screen has its cards: on a busy machine one may stay empty for a moment. */
async function untilDrawn(): Promise<void> {
  const isWaiting = () => shownSlices().some((slice) => isInSight(slice) && slice.childElementCount === 0);
  await expect.poll(isWaiting, { interval: 10 }).toBe(false);
}

/** Ten frames in one place. */
async function settled(): Promise<void> {
  for (let [y, frames] = [scrollY, 0]; frames < 10; frames = y === scrollY ? frames + 1 : 0) {
    y = scrollY;
    await new Promise(requestAnimationFrame);
  }
}

/** The places of the vacancies that are on screen, from 1. */
function numbersInSight(): number[] {
  return shownSlices()
    .filter(isInSight)
    .flatMap((slice) => [...slice.querySelectorAll("[aria-posinset]")])
    .filter(isInSight)
    .map(numberOf);
}

/** The list of another tab has places, too, but is not shown. */
function shownSlices(): Element[] {
  return [...document.querySelectorAll("[data-slice]")].filter((slice) => slice.checkVisibility());
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function allNumbers(): number[] {
  return [...document.querySelectorAll("[aria-posinset]")].map(numberOf);
}

function numberInFocus(): number {
  return numberOf(document.activeElement?.closest("[aria-posinset]") ?? document.body);
}

function numberOf(item: Element): number {
  return Number(item.getAttribute("aria-posinset"));
}

function numbersUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
