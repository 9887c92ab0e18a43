import type { Page } from "playwright-core";

/**
 * Counts what the page's workers answer from now on, and can hold it back: `window.mergingHeld` true keeps it from the page
 * until it is false again.
 * @returns how many vacancies each answer had
 */
export async function recordMerging(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(recordAnswers);
  return async () => await page.evaluate<number[]>("window.workerAnswers");
}

const recordAnswers = `
  window.workerAnswers = [];
  window.mergingHeld = false;
  window.answersHeld = 0;
  window.Worker = class extends Worker {
    constructor(address, options) {
      super(address, options);
      // Before any listener of the app.
      super.addEventListener("message", (event) => {
        if (!window.mergingHeld) return void window.workerAnswers.push(event.data.length);
        event.stopImmediatePropagation();
        window.answersHeld += 1;
        const timer = setInterval(() => {
          if (window.mergingHeld) return;
          clearInterval(timer);
          this.dispatchEvent(new MessageEvent("message", { data: event.data }));
        }, 20);
      });
    }
  };
`;
