import { expect, test } from "vitest";
import { createRunNotes } from "./run-notes.ts";

const runOf = (id: string) => ({
  id,
  providerId: "gupy",
  outcome: "answered" as const,
  jobCount: 1,
  droppedCount: 0,
  skippedCount: 0,
  tookMs: 100,
  source: "provider" as const,
  createdAt: new Date(0),
  listingCount: 1,
  filled: {},
  ignored: [],
});

test("runs are stored in the order in which they were noted, each once", () => {
  const notes = createRunNotes();
  for (const id of ["a", "b", "c"]) notes.note(runOf(id));
  expect(notes.take(2).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(notes.take(2).map(({ id }) => id)).toEqual(["c"]);
  expect(notes.take(2)).toEqual([]);
});

test("runs that could not be stored stand before later ones", () => {
  const notes = createRunNotes();
  notes.note(runOf("a"));
  const taken = notes.take(10);
  notes.note(runOf("b"));
  notes.putBack(taken);
  expect(notes.take(10).map(({ id }) => id)).toEqual(["a", "b"]);
});

test("while the database does not answer for long, the newest runs are kept", () => {
  const notes = createRunNotes();
  for (let index = 0; index < 50_000; index += 1) notes.note(runOf(String(index)));
  const kept = notes.take(50_000);
  expect(kept.length).toBeLessThanOrEqual(20_000);
  expect(kept.at(-1)?.id).toBe("49999");
  notes.putBack(kept);
  notes.note(runOf("50000"));
  expect(notes.take(50_000).at(-1)?.id).toBe("50000");
});
