import { setTimeout as sleep } from "node:timers/promises";

/**
 * Sends the same wrong password or code, each time as soon as the server listens again, until it was judged
 * `count` times.
 * @param judgedStatus what the server answers to a wrong one
 * @throws Error on any other answer
 */
export async function guessWrong(
  count: number,
  judgedStatus: number,
  send: () => Promise<Response>,
): Promise<void> {
  for (let judged = 0; judged < count;) {
    const response = await send();
    if (response.status === judgedStatus) judged += 1;
    else if (response.status === 429) await sleep(Number(response.headers.get("retry-after")) * 1000);
    else throw new Error(`A wrong guess was answered ${response.status}.`);
  }
}
