import { expect, it } from "vitest";
import { askedKey, createDepartures } from "./create-departures.ts";

const vacancy = { id: "gupy-1", title: "Vendedor", postings: ["gupy-1", "catho-2"] };

it("a person who comes back from a portal is asked about the vacancy they went to see", () => {
  const { departures, passSeconds } = device();
  departures.leave({ id: "catho-1", title: "Caixa", postings: ["catho-1"] });
  departures.leave(vacancy);
  passSeconds(60);
  departures.comeBack();
  expect(departures.read()).toEqual(vacancy);
  departures.close();
  expect(departures.read()).toBeNull();
});

it("nothing is asked of a person who is back at once, or who only changed tabs", () => {
  const { departures, passSeconds } = device();
  departures.leave(vacancy);
  passSeconds(5);
  departures.comeBack();
  passSeconds(60);
  departures.comeBack();
  expect(departures.read()).toBeNull();
});

it("is asked once for each vacancy, also in another tab and after a reload", () => {
  const first = device();
  first.departures.leave(vacancy);
  first.passSeconds(60);
  first.departures.comeBack();
  const second = device(first.storage);
  second.departures.leave(vacancy);
  second.passSeconds(60);
  second.departures.comeBack();
  expect(second.departures.read()).toBeNull();
});

it("another person of the same device is asked too, and not about what the first one went to see", () => {
  const first = device();
  first.departures.leave(vacancy);
  first.passSeconds(60);
  first.departures.comeBack();
  const second = device(first.storage, "maria");
  second.departures.leave(vacancy);
  second.passSeconds(60);
  second.departures.comeBack();
  expect(second.departures.read()).toEqual(vacancy);

  const shared = device();
  shared.departures.leave(vacancy);
  shared.signIn("maria");
  shared.passSeconds(60);
  shared.departures.comeBack();
  expect(shared.departures.read()).toBeNull();
});

it("a question that waits for its answer is not shown to another person who signs in", () => {
  const { departures, signIn, passSeconds } = device();
  departures.leave(vacancy);
  passSeconds(60);
  departures.comeBack();
  for (const other of ["maria", null]) {
    signIn(other);
    expect(departures.read()).toBeNull();
  }
});

it("nothing is asked of a person without an account", () => {
  const { departures, passSeconds } = device(new Map(), null);
  departures.leave(vacancy);
  passSeconds(60);
  departures.comeBack();
  expect(departures.read()).toBeNull();
});

it("what the device keeps and cannot be read counts as nothing", () => {
  const { departures, passSeconds } = device(new Map([[askedKey("joana"), "{oops"]]));
  departures.leave(vacancy);
  passSeconds(60);
  departures.comeBack();
  expect(departures.read()).toEqual(vacancy);
});

function device(storage = new Map<string, string>(), signedIn: string | null = "joana") {
  let nowMs = 0;
  let person = signedIn;
  const departures = createDepartures({
    device: {
      read: (key) => storage.get(key) ?? null,
      write: (key, value) => {
        storage.set(key, value);
        return true;
      },
    },
    person: () => person,
    now: () => nowMs,
  });
  return {
    departures,
    storage,
    signIn: (userId: string | null) => {
      person = userId;
    },
    passSeconds: (seconds: number) => {
      nowMs += seconds * 1_000;
    },
  };
}
