import { expect, test } from "vitest";
import { savedOf } from "../../features/saved/testing/saved-of.ts";
import { sendTask } from "./send-task.ts";
import type { WaitingChange } from "./waiting-tasks.ts";

const applied: WaitingChange = {
  kind: "change",
  id: "change-1",
  at: "2026-11-22T12:00:00.000Z",
  postingId: "gupy-1",
  title: "Caixa",
  changes: { status: "applied" },
  seen: { status: "saved" },
  saves: true,
  postings: ["gupy-1", "catho-2"],
};

test("an application to a vacancy that is not saved yet saves it first, and is no older than that", async () => {
  const { server, calls } = serverWith(savedOf({ id: "gupy-1", status_at: "2026-11-22T15:00:00.000Z" }));
  expect(await sendTask(applied, server)).toMatchObject({ vacancy: { status: "applied" }, overruled: false });
  expect(calls).toEqual(["save gupy-1 of gupy-1,catho-2", "change gupy-1 applied"]);
});

test("what another device noted of it later stays", async () => {
  const later = savedOf({ id: "gupy-1", status: "interview", status_at: "2026-11-22T15:00:00.000Z" });
  const { server, calls } = serverWith(later);
  expect(await sendTask(applied, server)).toMatchObject({ vacancy: later, overruled: true });
  expect(calls).toEqual(["save gupy-1 of gupy-1,catho-2"]);
});

test.each([
  ["first", ["interview", "applied"]],
  ["last", ["applied", "interview"]],
] as const)(
  "of two devices without a connection, the later choice stays, also when it is told %s",
  async (_, order) => {
    const chosenAt = { applied: "2026-11-22T12:00:00.000Z", interview: "2026-11-22T12:30:00.000Z" };
    const { server, vacancy } = serverThatKeeps("2026-11-22T15:00:00.000Z");
    for (const status of order)
      await sendTask({ ...applied, at: chosenAt[status], changes: { status } }, server);
    expect(vacancy()).toMatchObject({ status: "interview", status_at: chosenAt.interview });
  },
);

/** A server that keeps what it is told at a moment. */
function serverThatKeeps(now: string) {
  let vacancy = savedOf({ id: "gupy-1", status: "saved", status_at: now });
  const server: Parameters<typeof sendTask>[1] = {
    ...serverWith(vacancy).server,
    save: async () => vacancy,
    change: async (_, { status = vacancy.status, status_at: at = now }) =>
      (vacancy = { ...vacancy, status, status_at: at }),
  };
  return { server, vacancy: () => vacancy };
}

/** A server that has this vacancy, or has it as soon as it is saved. */
function serverWith(vacancy: ReturnType<typeof savedOf>) {
  const calls: string[] = [];
  const server: Parameters<typeof sendTask>[1] = {
    save: async (id, postings) => {
      calls.push(`save ${id} of ${postings.join()}`);
      return vacancy;
    },
    read: async (id) => {
      calls.push(`read ${id}`);
      return vacancy;
    },
    change: async (id, { status = vacancy.status }) => {
      calls.push(`change ${id} ${status}`);
      return { ...vacancy, status };
    },
    remove: async () => {},
    message: async () => {},
  };
  return { server, calls };
}
