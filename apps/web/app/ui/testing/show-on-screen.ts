import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { takeToasts } from "../toasts/toast.ts";
import "../../styles/app.css";

/** The phone most people use, and a laptop, as for the journeys. */
export const screenSizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Shows a component on a screen of this size, with the styles of the app, until the test ends. */
export async function showOnScreen(size: { width: number; height: number }, shown: ReactNode): Promise<void> {
  await page.viewport(size.width, size.height);
  document.documentElement.lang = "pt-BR";
  const place = document.createElement("main");
  document.body.append(place);
  const root = createRoot(place);
  root.render(shown);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    // A toast that no host showed would lie over what the next test shows.
    takeToasts(() => {})();
  });
}
