import type { Page } from "playwright-core";
import type { Stage } from "../stage.ts";

const waitS = 30;

/**
 * Sends the same wrong password or code as often as the server judges it at once, and makes the wait that follows
 * from it long enough to be looked at.
 * @param count the tries that are free
 * @param judgedStatus what the server answers to a wrong one
 * @throws Error on any other answer
 */
export async function guessWrong(
  stage: Stage,
  { count, judgedStatus }: { count: number; judgedStatus: number },
  send: () => Promise<Response>,
): Promise<void> {
  for (let judged = 0; judged < count; judged++) {
    const { status } = await send();
    if (status !== judgedStatus) throw new Error(`A wrong guess was answered ${status}.`);
  }
  await stage.lengthenWaits(waitS);
}

/**
 * Sees the button of a form count the wait down, on the page's clock, which must be installed, and ends the wait on
 * both sides.
 */
export async function sitOutWait(page: Page, stage: Stage): Promise<void> {
  await page.clock.fastForward((waitS - 8) * 1_000);
  await page.getByRole("button", { name: /^Aguarde [1-8] s$/ }).waitFor();
  await stage.lengthenWaits(0);
  await page.clock.fastForward(10_000);
}
