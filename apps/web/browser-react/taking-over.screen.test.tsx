import { useEffect, useState } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { OwnTask } from "../app/lib/page/own-task.tsx";
import { takenOver } from "../app/lib/page/taking-over.ts";
import { hydrateRoot } from "./react-dom-client.ts";

const log: string[] = [];

beforeEach(() => {
  log.length = 0;
});

test("the parts of a written page become the app's one after the other, each in a task of its own, and stay the elements they were", async () => {
  const page = await openWritten();
  const written = [...page.body.querySelectorAll("button")];
  hydrateRoot(page, <App />);
  written[1]?.click();
  expect(log).toEqual(["around"]);
  await takenOver();
  expect(log.filter((entry) => !entry.startsWith("shown"))).toEqual([
    "around",
    "task",
    "above",
    "task",
    "below",
    "task",
  ]);
  expect([...page.body.querySelectorAll("button")]).toEqual(written);
  written[1]?.click();
  await expect.poll(() => written[1]?.textContent).toBe("below 1");
  expect(page.body.innerHTML).toBe(
    "<p>around</p><header><button>above 0</button></header><main><button>below 1</button></main><p>end</p>",
  );
});

test("the effects of a part run before the next part's turn", async () => {
  hydrateRoot(await openWritten(), <App />);
  await takenOver();
  expect(log.filter((entry) => entry !== "task")).toEqual([
    "around",
    "above",
    "shown above",
    "below",
    "shown below",
  ]);
});

test("a part that comes later waits for nothing", async () => {
  hydrateRoot(await openWritten(), <App />);
  await takenOver();
  const page = await openWritten();
  hydrateRoot(page, <App isLate />);
  await expect.poll(() => page.querySelector("footer")?.textContent).toBe("late 0");
  await takenOver();
});

function App({ isLate = false }: { isLate?: boolean }) {
  note("around");
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    if (isLate) void takenOver().then(() => setMore(true));
  }, [isLate]);
  return (
    <html lang="en">
      <head />
      <body>
        <p>around</p>
        <OwnTask>
          <header>
            <Counter name="above" />
          </header>
        </OwnTask>
        <OwnTask>
          <main>
            <Counter name="below" />
          </main>
        </OwnTask>
        <p>end</p>
        {hasMore && (
          <OwnTask>
            <footer>
              <Counter name="late" />
            </footer>
          </OwnTask>
        )}
      </body>
    </html>
  );
}

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  if (count === 0) note(name);
  useEffect(() => void log.push(`shown ${name}`), [name]);
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

/** Writes down what happens, and the end of the task in which it does. */
function note(what: string): void {
  log.push(what);
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    port1.close();
    log.push("task");
  });
  port1.start();
  port2.postMessage(null);
}

async function openWritten(): Promise<Document> {
  const frame = document.createElement("iframe");
  onTestFinished(() => frame.remove());
  const loaded = new Promise((go) => frame.addEventListener("load", go, { once: true }));
  frame.srcdoc =
    '<!doctype html><html lang="en"><head></head><body><p>around</p><header><button>above 0</button></header><main><button>below 0</button></main><p>end</p></body></html>';
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  if (page === null) throw new Error("the frame has no document");
  return page;
}
