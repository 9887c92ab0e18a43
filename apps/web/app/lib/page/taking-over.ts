/** Null: no written page is being taken over, or all of its parts are. */
let waiting: (() => void)[] | null = null;
let taken: Promise<void> | null = null;

/** The app is making a page its own that the build or the server has written. */
export function isTakingOver(): boolean {
  return waiting !== null;
}

/**
 * Parts of the page that `take` meets wait for their turn, each for a task of its own, so that a slow phone can
 * answer in between.
 */
export function takeOverInTurns(take: () => void): void {
  waiting = [];
  taken = giveTurns(waiting);
  take();
}

/** @returns the turn of a part of the page; null where it need not wait */
export function takeTurn(): Promise<void> | null {
  return waiting && new Promise((resolve) => waiting?.push(resolve));
}

/** @returns a promise that ends in a task of its own when every part of the page has had its turn */
export async function takenOver(): Promise<void> {
  if (waiting !== null) await taken;
}

/** @returns a promise that ends in a later task, after that of the effects of what this one renders */
export async function laterTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const message = async () => {
    const come = new Promise((resolve) => port1.addEventListener("message", resolve, { once: true }));
    port2.postMessage(null);
    await come;
  };
  port1.start();
  // A rendering that waits for effects, and its own effects, are asked for by a message each, before the next of these.
  for (let sent = 0; sent < 3; sent += 1) await message();
  port1.close();
}

async function giveTurns(turns: (() => void)[]): Promise<void> {
  await laterTask();
  for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
    turn();
    await laterTask();
  }
  waiting = null;
}
