import { describe, expect, it } from "vitest";
import { savedOf } from "../../features/saved/testing/saved-of.ts";
import { createWaiting, waitingKey, type WaitingDeps } from "./create-waiting.ts";
import type { WaitingTask } from "./waiting-tasks.ts";

describe("what a person does without a connection", () => {
  it("is shown at once, outlasts a reload, and is sent once and in its order when the connection is back", async () => {
    const first = device();
    first.server.isReachable = false;
    first.waiting.add(change("gupy-1", { note: "Ana" }));
    first.waiting.add(message("m-1", "Gostei"));
    first.waiting.add(removal("catho-1"));
    await settle();
    expect(first.waiting.read().tasks.map(({ kind }) => kind)).toEqual(["change", "message", "remove"]);
    expect(first.server.calls).toEqual([]);

    const second = device(first.storage);
    expect(second.waiting.read().tasks).toHaveLength(3);
    await settle();
    expect(second.server.calls).toEqual(["change gupy-1", "message m-1", "remove catho-1"]);
    expect(second.waiting.read()).toEqual({ tasks: [], refused: [] });
    expect(second.ended).toBe(1);
    second.waiting.send();
    await settle();
    expect(second.server.calls).toHaveLength(3);
    expect([...second.storage.keys()]).toEqual([]);
  });

  it("stays first in line while the server does not answer, and is tried again", async () => {
    const { waiting, server, passTime } = device();
    server.isReachable = false;
    waiting.add(removal("gupy-1"));
    await passTime();
    await passTime();
    server.isReachable = true;
    await passTime();
    expect(server.calls).toEqual(["remove gupy-1"]);
  });

  it("is sent by one of two tabs", async () => {
    const first = device();
    first.server.isReachable = false;
    first.waiting.add(message("m-1", "Gostei"));
    await settle();
    const second = device(first.storage);
    second.server.isReachable = true;
    first.server.isReachable = true;
    first.waiting.send();
    await settle();
    expect([...first.server.calls, ...second.server.calls]).toEqual(["message m-1"]);
  });

  it("and takes back before it is sent is not sent", async () => {
    const { waiting, server, passTime } = device();
    server.isReachable = false;
    waiting.add(removal("gupy-1"));
    await settle();
    expect(waiting.takeBack(({ id }) => id === "remove-gupy-1")).toBe(true);
    expect(waiting.takeBack(({ id }) => id === "remove-gupy-1")).toBe(false);
    server.isReachable = true;
    await passTime();
    expect(server.calls).toEqual([]);
  });

  it("is told when the server refuses it, with its words, until the person has read them; the rest is sent", async () => {
    const { waiting, server, storage } = device();
    server.refused = "change gupy-1";
    waiting.add(change("gupy-1", { note: "Ana" }));
    waiting.add(removal("catho-1"));
    await settle();
    expect(server.calls).toEqual(["remove catho-1"]);
    const again = device(storage).waiting;
    expect(again.read().refused).toMatchObject([{ why: "refused", task: { changes: { note: "Ana" } } }]);
    again.dismiss("change-gupy-1");
    expect(again.read().refused).toEqual([]);
  });

  it("does not wait where the device keeps nothing, so that the person hears of it", () => {
    const { waiting, space } = device();
    space.isFull = true;
    expect(waiting.add(removal("gupy-1"))).toBe(false);
    expect(waiting.read().tasks).toEqual([]);
  });
});

describe("two changes of one vacancy", () => {
  it("are one, with the newest values, and what the person saw before the first", async () => {
    const { waiting, server } = device();
    server.isReachable = false;
    waiting.add({ ...change("gupy-1", { note: "Ana" }), seen: { note: "" } });
    waiting.add({ ...change("gupy-1", { note: "Ana e Bia", status: "applied" }), seen: { note: "Ana" } });
    await settle();
    expect(waiting.read().tasks).toMatchObject([
      { changes: { note: "Ana e Bia", status: "applied" }, seen: { note: "" } },
    ]);
  });

  it("save the vacancy first where one of them does, also over a reload", async () => {
    const { waiting, server, storage } = device();
    server.isReachable = false;
    const postings = ["gupy-1", "catho-2"];
    waiting.add({ ...change("gupy-1", { status: "applied" }), saves: true, postings });
    waiting.add(change("gupy-1", { note: "Ana" }));
    await settle();
    expect(waiting.read().tasks).toMatchObject([
      { changes: { note: "Ana", status: "applied" }, saves: true, postings },
    ]);
    expect(device(storage).waiting.read().tasks).toMatchObject([{ saves: true, postings }]);
  });

  it("are both sent when the second comes while the first is on its way, and do not count as two devices", async () => {
    const { waiting, server } = device();
    server.hold();
    waiting.add({ ...change("gupy-1", { note: "Ana" }), seen: { note: "" } });
    await settle();
    waiting.add({ ...change("gupy-1", { note: "Bia" }), seen: { note: "Ana" } });
    server.isReachable = false;
    server.release();
    await settle();
    expect(server.calls).toEqual(["change gupy-1"]);
    expect(waiting.read().tasks).toMatchObject([{ changes: { note: "Bia" }, seen: { note: "Ana" } }]);
  });
});

describe("another person on the same device", () => {
  it("sees nothing of it and sends nothing; it waits until its own person is back", async () => {
    const { waiting, server, signIn, passTime } = device();
    server.isReachable = false;
    waiting.add(message("m-1", "Gostei"));
    await settle();
    server.isReachable = true;
    signIn("maria");
    waiting.open("maria");
    await passTime();
    expect(waiting.read().tasks).toEqual([]);
    expect(server.calls).toEqual([]);
    signIn(null);
    waiting.open(null);
    expect(waiting.add(removal("gupy-1"))).toBe(false);
    signIn("joana");
    waiting.open("joana");
    await settle();
    expect(server.calls).toEqual(["message m-1"]);
  });

  it("sees and sends nothing of it on a page that has not looked yet who is signed in, and adds nothing to it", async () => {
    const { waiting, server, signIn, passTime } = device();
    server.isReachable = false;
    waiting.add(message("m-1", "Gostei"));
    await settle();
    server.isReachable = true;
    for (const other of ["maria", null]) {
      signIn(other);
      await passTime();
      waiting.send();
      await settle();
      expect(server.calls).toEqual([]);
      expect(waiting.read()).toEqual({ tasks: [], refused: [] });
      expect(waiting.add(removal("gupy-1"))).toBe(false);
    }
    signIn("joana");
    waiting.open("joana");
    await settle();
    expect(server.calls).toEqual(["message m-1"]);
  });

  it("leaves what was begun for its own person, who signs out while the first of two tasks is sent", async () => {
    const { waiting, server, signIn } = device();
    server.hold();
    waiting.add(removal("gupy-1"));
    waiting.add(message("m-1", "Gostei"));
    await settle();
    signIn("maria");
    server.release();
    await settle();
    expect(server.calls).toEqual(["remove gupy-1"]);
    signIn("joana");
    expect(waiting.read().tasks).toMatchObject([{ id: "m-1" }]);
  });
});

it("what the device keeps and cannot be read counts as nothing", () => {
  const texts = [
    "{oops",
    "null",
    "[1]",
    '{"tasks":7,"refused":[{"why":1}]}',
    '{"tasks":[{"kind":"change"},3]}',
  ];
  for (const text of texts) {
    const { waiting } = device(new Map([[waitingKey("joana"), text]]));
    expect(waiting.read()).toEqual({ tasks: [], refused: [] });
  }
});

/** As the browser's locks do for the tabs of one device. */
const turns = new WeakMap<Map<string, string>, Promise<void>>();

const at = "2026-11-22T12:00:00.000Z";

function change(postingId: string, changes: { note?: string; status?: "applied" }) {
  return {
    kind: "change" as const,
    id: `change-${postingId}`,
    at,
    postingId,
    title: "Caixa",
    changes,
    seen: {},
  };
}

function removal(postingId: string): WaitingTask {
  return { kind: "remove", id: `remove-${postingId}`, at, postingId, title: "Caixa" };
}

function message(id: string, text: string): WaitingTask {
  return { kind: "message", id, at, text };
}

/** A device on which Joana is signed in. */
function device(storage = new Map<string, string>()) {
  let held: PromiseWithResolvers<void> | null = null;
  const server = {
    isReachable: true,
    refused: "",
    calls: [] as string[],
    hold: () => {
      held = Promise.withResolvers();
    },
    release: () => held?.resolve(),
  };
  const space = { isFull: false };
  const later: (() => void)[] = [];
  const state = { ended: 0, person: "joana" as string | null };
  const deps: WaitingDeps = {
    person: () => state.person,
    device: {
      read: (key) => storage.get(key) ?? null,
      write: (key, value) => {
        if (!space.isFull) storage.set(key, value);
        return !space.isFull;
      },
      remove: (key) => void storage.delete(key),
    },
    send: async (task) => {
      if (!server.isReachable) throw new TypeError("Failed to fetch");
      const words = `${task.kind} ${task.kind === "message" ? task.id : task.postingId}`;
      if (words === server.refused) throw new RangeError("refused");
      server.calls.push(words);
      await held?.promise;
      if (task.kind !== "change") return {};
      return { vacancy: savedOf({ id: task.postingId, note: task.changes.note ?? "" }) };
    },
    isFinal: (error) => error instanceof RangeError,
    describe: () => "refused",
    onSent: () => {},
    onEnd: () => {
      state.ended += 1;
    },
    alone: async (work) => {
      const turn = (turns.get(storage) ?? Promise.resolve()).then(work);
      turns.set(
        storage,
        turn.catch(() => {}),
      );
      await turn;
    },
    later: (work) => {
      later.splice(0, 1, work);
    },
  };
  const waiting = createWaiting(deps);
  waiting.open("joana");
  return {
    waiting,
    server,
    space,
    storage,
    signIn: (userId: string | null) => {
      state.person = userId;
    },
    get ended() {
      return state.ended;
    },
    /** Lets answers arrive and the pause before another try pass. */
    passTime: async () => {
      await settle();
      for (const work of later.splice(0)) work();
      await settle();
    },
  };
}

/** Long enough for all promises of a test. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}
