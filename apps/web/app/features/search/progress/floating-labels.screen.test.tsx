import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { FloatingLabels } from "./floating-labels.tsx";

test("waiting portals float, by transform alone", async () => {
  await showLabels({ motion: "no-preference" });
  const [first] = places();
  const frames = first?.getAnimations().flatMap(({ effect }) => keyframesOf(effect)) ?? [];
  const always = ["offset", "computedOffset", "easing", "composite"];
  const changed = new Set(frames.flatMap((frame) => Object.keys(frame)));
  expect([...changed].filter((name) => !always.includes(name))).toEqual(["transform"]);
  const before = positionOf(first);
  await expect.poll(() => positionOf(first)).not.toBe(before);
});

test("they have eight places, also when more portals wait, and move differently, about thirty times a second", async () => {
  await showLabels({ motion: "no-preference" });
  expect(places()).toHaveLength(8);
  const positions = places().map((label) => {
    const [animation] = label.getAnimations();
    animation?.pause();
    return Array.from({ length: 200 }, (_, index) => {
      if (animation) animation.currentTime = 20_000 + index * 5;
      return positionOf(label);
    });
  });
  expect(new Set(positions.map(([start]) => start)).size).toBe(8);
  for (const passed of positions) {
    const moves = passed.filter((place, index) => index > 0 && place !== passed[index - 1]);
    expect(moves.length).toBeGreaterThanOrEqual(25);
    expect(moves.length).toBeLessThanOrEqual(34);
  }
});

test("waiting portals stand still when the person prefers reduced motion", async () => {
  await showLabels({ motion: "reduce" });
  expect(places()).toHaveLength(8);
  expect(places().flatMap((label) => label.getAnimations())).toEqual([]);
});

async function showLabels({ motion }: { motion: "reduce" | "no-preference" }): Promise<void> {
  const prefer = async (value: string) => {
    await cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value }],
    });
  };
  await prefer(motion);
  // As for all other components.
  onTestFinished(() => prefer("reduce"));
  await showOnScreen(
    screenSizes[0],
    <FloatingLabels runs={providerCatalogue.map(({ id }) => ({ provider: id, group: null }))} />,
  );
  await expect.element(page.getByText("Gupy")).toBeInTheDocument();
}

function places(): Element[] {
  return [...document.querySelectorAll("main [aria-hidden=true] > span.float")];
}

function keyframesOf(effect: AnimationEffect | null): ComputedKeyframe[] {
  return effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
}

/** How far the label has floated, as CSS says it. */
function positionOf(label: Element | undefined): string {
  return label === undefined ? "" : getComputedStyle(label).transform;
}
