import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { groupOf } from "../testing/job-of.ts";
import { Progress } from "./progress.tsx";

/** The longest sentences about a portal. */
const longest = [
  groupOf({ name: "gupy", outcome: "changed", has_error: true, fichas: "returned", took_ms: 7_900 }),
  groupOf({ name: "bne", outcome: "answered", is_partial: true, has_error: true, took_ms: 7_900 }),
  groupOf({ name: "catho", outcome: "busy", has_error: true, fichas: "returned", took_ms: 7_900 }),
];

test.each(screenSizes)(
  "on a screen of $width × $height all that a portal said is read, and its answer moves no other line",
  async (size) => {
    const runs = [
      { provider: "infojobs", group: null },
      ...longest.map((group) => ({ provider: group.name, group })),
    ];
    await showOnScreen(
      size,
      <QueryClientProvider client={new QueryClient()}>
        <Progress runs={runs} found={0} onRead={() => {}} onCancel={() => {}} />
      </QueryClientProvider>,
    );
    await expect.poll(() => page.getByRole("listitem").elements().length).toBe(runs.length);
    const lines = page.getByRole("listitem").elements();
    expect(new Set(lines.map(({ clientHeight }) => clientHeight)).size).toBe(1);
    for (const line of lines) {
      expect(line.scrollHeight).toBe(line.clientHeight);
      for (const {
        textContent,
        clientWidth,
        scrollWidth,
        clientHeight,
        scrollHeight,
      } of line.querySelectorAll("span")) {
        expect({ textContent, scrollWidth, scrollHeight }).toEqual({
          textContent,
          scrollWidth: clientWidth,
          scrollHeight: clientHeight,
        });
      }
    }
  },
);
