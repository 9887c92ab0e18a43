import { describe, expect, it } from "vitest";
import { createMarks, type MarksDeps } from "./create-marks.ts";
import { marksKey } from "./kept-marks.ts";

describe("what a person marks", () => {
  it("is shown at once and told to the server in one call", async () => {
    const { marks, server, passTime } = device();
    marks.mark("seen", ["gupy-1", "catho-1"]);
    marks.mark("hidden", ["gupy-2"]);
    expect(shownBy(marks)).toEqual({ seen: ["catho-1", "gupy-1"], hidden: ["gupy-2"], saved: [] });
    expect(server.calls).toEqual(["list"]);
    await passTime();
    expect(server.calls).toEqual(["list", "mark gupy-1,catho-1 | gupy-2 | "]);
    expect(server.marks).toEqual({ seen: ["gupy-1", "catho-1"], hidden: ["gupy-2"], saved: [] });
  });

  it("is told once, however often it is seen", async () => {
    const { marks, server, passTime } = device();
    marks.mark("seen", ["gupy-1"]);
    await passTime();
    marks.mark("seen", ["gupy-1"]);
    await passTime();
    expect(server.calls.filter((call) => call.startsWith("mark"))).toHaveLength(1);
  });

  it("that is hidden and shown again was seen", async () => {
    const { marks, passTime } = device();
    marks.mark("hidden", ["gupy-1"]);
    await passTime();
    marks.mark("shown", ["gupy-1"]);
    expect(shownBy(marks)).toEqual({ seen: ["gupy-1"], hidden: [], saved: [] });
  });

  it("waits without a connection, over a reload too, and is sent once", async () => {
    const first = device();
    first.server.isReachable = false;
    first.marks.save("gupy-1", true, ["gupy-1", "catho-1"]);
    first.marks.mark("seen", ["gupy-1"]);
    await first.passTime();
    const second = device({ storage: first.storage });
    expect(shownBy(second.marks)).toEqual({ seen: ["gupy-1"], hidden: [], saved: ["gupy-1"] });
    await second.passTime();
    expect(second.server.calls).toEqual(["list", "mark gupy-1 |  | ", "save gupy-1 gupy-1 catho-1"]);
    await second.marks.send();
    await second.passTime();
    expect(second.server.calls).toHaveLength(3);
  });

  it("more than one call can carry goes in several", async () => {
    const { marks, server, passTime } = device();
    marks.mark(
      "seen",
      Array.from({ length: 450 }, (_, index) => `gupy-${index}`),
    );
    await passTime();
    expect(server.calls.filter((call) => call.startsWith("mark"))).toHaveLength(3);
    expect(server.marks.seen).toHaveLength(450);
  });
});

describe("a vacancy that is saved", () => {
  it("is told to the server before a page that asks for the saved ones goes on", async () => {
    const { marks, server } = device();
    marks.save("gupy-1", true);
    const listed = Promise.all([marks.send(), marks.send()]).then(() => [...server.marks.saved]);
    expect(await listed).toEqual(["gupy-1"]);
    expect(server.calls.filter((call) => call.startsWith("save"))).toEqual(["save gupy-1"]);
  });

  it("and taken out before the server heard of it does not stay", async () => {
    const { marks, server, passTime } = device();
    marks.save("gupy-1", true);
    marks.save("gupy-1", false);
    await passTime();
    expect(server.marks.saved).toEqual([]);
    expect(shownBy(marks).saved).toEqual([]);
  });

  it("loses its mark, and the person is told, when the server refuses it", async () => {
    const { marks, server, refusals, passTime } = device();
    server.refused = "gupy-1";
    marks.save("gupy-1", true);
    marks.save("gupy-2", true);
    await passTime();
    expect(shownBy(marks).saved).toEqual(["gupy-2"]);
    expect(refusals).toHaveLength(1);
  });

  it("that another device has taken out is taken out here too, without a message", async () => {
    const { marks, server, refusals, passTime } = device({ saved: ["gupy-1"] });
    await passTime();
    server.refused = "gupy-1";
    marks.save("gupy-1", false);
    await passTime();
    expect(shownBy(marks).saved).toEqual([]);
    expect(refusals).toEqual([]);
  });
});

describe("the marks of another device", () => {
  it("are shown after the server told them, beside what waits here", async () => {
    const { marks, passTime } = device({ saved: ["catho-9"] });
    marks.mark("seen", ["gupy-1"]);
    await passTime();
    expect(shownBy(marks)).toEqual({ seen: ["gupy-1"], hidden: [], saved: ["catho-9"] });
  });
});

describe("another person on the same device", () => {
  it("sees none of the marks, and none are sent in their name", async () => {
    const { marks, server, signIn, passTime } = device();
    server.isReachable = false;
    marks.mark("seen", ["gupy-1"]);
    await passTime();
    server.isReachable = true;
    signIn("maria");
    marks.open("maria");
    await passTime();
    expect(shownBy(marks).seen).toEqual([]);
    expect(server.marks.seen).toEqual([]);
    signIn("joana");
    marks.open("joana");
    await passTime();
    expect(server.marks.seen).toEqual(["gupy-1"]);
  });

  it("tells the server nothing from a page that has not looked yet who is signed in", async () => {
    const { marks, server, signIn, passTime } = device();
    await passTime();
    marks.mark("seen", ["gupy-1"]);
    marks.save("gupy-2", true);
    server.calls.length = 0;
    for (const other of ["maria", null]) {
      signIn(other);
      await passTime();
      await marks.send();
      expect(server.calls).toEqual([]);
    }
    signIn("joana");
    await marks.send();
    expect(server.calls).toEqual(["mark gupy-1 |  | ", "save gupy-2"]);
  });

  it("does not get what an answer for the earlier person says", () => {
    const { marks, signIn } = device();
    signIn("maria");
    marks.open("maria");
    marks.noteListed("joana", ["gupy-1"]);
    marks.noteSaved("joana", "gupy-2", true);
    expect(shownBy(marks).saved).toEqual([]);
    marks.noteSaved("maria", "gupy-3", true);
    expect(shownBy(marks).saved).toEqual(["gupy-3"]);
  });

  it("who is not signed in marks nothing", async () => {
    const { marks, server, passTime } = device();
    marks.open(null);
    marks.mark("seen", ["gupy-1"]);
    marks.save("gupy-1", true);
    await passTime();
    expect(shownBy(marks)).toEqual({ seen: [], hidden: [], saved: [] });
    expect(server.marks).toEqual({ seen: [], hidden: [], saved: [] });
  });
});

describe("a person who logged out", () => {
  it("leaves nothing on the device, also when an answer arrives after that", async () => {
    const { marks, storage, signIn, passTime } = device();
    marks.mark("seen", ["gupy-1"]);
    signIn(null);
    storage.clear();
    await passTime();
    expect(storage.size).toBe(0);
  });

  it("has their marks again when they are back", async () => {
    const { marks, server, storage, signIn, passTime } = device();
    marks.mark("seen", ["gupy-1"]);
    await passTime();
    signIn(null);
    storage.clear();
    server.marks.seen.push("catho-1");
    signIn("joana");
    marks.open("joana");
    await passTime();
    expect(shownBy(marks).seen).toEqual(["catho-1", "gupy-1"]);
    expect(storage.get(marksKey("joana"))).toContain("catho-1");
  });
});

it("unreadable marks on the device count as none", () => {
  for (const text of ["{oops", "null", "[1]", '{"seen":[1,"gupy-1"],"flags":[["a","odd"],7],"saves":"x"}']) {
    const { marks } = device({ storage: new Map([[marksKey("joana"), text]]) });
    expect(shownBy(marks).hidden).toEqual([]);
  }
});

/** A device on which Joana is signed in, with a server that answers as ours does. */
function device({ storage = new Map<string, string>(), saved = [] as string[] } = {}) {
  const server = {
    isReachable: true,
    refused: "",
    calls: [] as string[],
    marks: { seen: [] as string[], hidden: [] as string[], saved },
  };
  const call = async (words: string, change: () => void) => {
    if (!server.isReachable) throw new TypeError("Failed to fetch");
    server.calls.push(words);
    if (server.refused !== "" && words.endsWith(server.refused)) throw new RangeError("refused");
    change();
  };
  const add = (ids: string[], more: readonly string[]) => [...new Set([...ids, ...more])];
  const less = (ids: string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));
  const waiting: (() => void)[] = [];
  const refusals: unknown[] = [];
  let person: string | null = "joana";
  const deps: MarksDeps = {
    person: () => person,
    device: {
      read: (key) => storage.get(key) ?? null,
      write: (key, value) => {
        storage.set(key, value);
        return true;
      },
    },
    server: {
      list: async () => {
        await call("list", () => {});
        return { ...server.marks };
      },
      mark: ({ seen, hidden, shown }) =>
        call(`mark ${seen.join(",")} | ${hidden.join(",")} | ${shown.join(",")}`, () => {
          const { marks } = server;
          marks.hidden = add(less(marks.hidden, shown), hidden);
          marks.seen = less(add(marks.seen, [...seen, ...shown]), marks.hidden);
        }),
      save: (id, postings) =>
        call(["save", id, ...postings].join(" "), () => {
          server.marks.saved = add(server.marks.saved, [id]);
        }),
      remove: (id) =>
        call(`remove ${id}`, () => {
          server.marks.saved = less(server.marks.saved, [id]);
        }),
    },
    isFinal: (error) => error instanceof RangeError,
    onRefused: (error) => refusals.push(error),
    soon: (work) => {
      waiting.splice(0, 1, work);
    },
  };
  const marks = createMarks(deps);
  marks.open("joana");
  return {
    marks,
    server,
    signIn: (userId: string | null) => {
      person = userId;
    },
    storage,
    refusals,
    /** Lets answers arrive and sends what waits. */
    passTime: async () => {
      await settle();
      for (const work of waiting.splice(0)) work();
      await settle();
    },
  };
}

function shownBy(marks: ReturnType<typeof createMarks>) {
  const { seen, hidden, saved } = marks.read();
  return { seen: [...seen].sort(), hidden: [...hidden].sort(), saved: [...saved].sort() };
}

/** Long enough for all promises of a test. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}
