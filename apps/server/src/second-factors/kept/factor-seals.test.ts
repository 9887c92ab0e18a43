import { expect, test } from "vitest";
import { createFactorSeals } from "./factor-seals.ts";

const first = "the first secret of thirty-two characters or more";
const second = "the second secret of thirty-two characters or more";
const secret = Uint8Array.from(Buffer.from("12345678901234567890"));
const ana = "4b1d9c1e-6f0a-4a53-9c5e-0d6a3f1b2c4d";
const rui = "9e8f7a6b-5c4d-4e3f-8a1b-2c3d4e5f6a7b";

test("a sealed secret opens for its person, and each sealing differs", () => {
  const seals = createFactorSeals([first]);
  const sealed = seals.seal(secret, ana);
  expect(seals.open(sealed, ana)).toEqual(secret);
  expect(seals.seal(secret, ana)).not.toBe(sealed);
  expect(sealed.startsWith(`${seals.currentKey}.`)).toBe(true);
});

test("beside another person, changed or cut, it opens for no one", () => {
  const seals = createFactorSeals([first]);
  const sealed = seals.seal(secret, ana);
  expect(seals.open(sealed, rui)).toBeNull();
  const [id = "", text = ""] = sealed.split(".");
  const bytes = Buffer.from(text, "base64url");
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(seals.open(`${id}.${changed.toString("base64url")}`, ana)).toBeNull();
    expect(seals.open(`${id}.${bytes.subarray(0, at).toString("base64url")}`, ana)).toBeNull();
  }
  expect(seals.open("", ana)).toBeNull();
});

test("in each step of a rotation every process opens what any other one sealed", () => {
  const steps = [[first], [first, second], [second, first]] as const;
  for (const [index, setting] of steps.entries()) {
    const next = steps[index + 1] ?? setting;
    const [one, another] = [createFactorSeals(setting), createFactorSeals(next)];
    expect(another.open(one.seal(secret, ana), ana)).toEqual(secret);
    expect(one.open(another.seal(secret, ana), ana)).toEqual(secret);
  }
  expect(createFactorSeals([second]).open(createFactorSeals([first]).seal(secret, ana), ana)).toBeNull();
});
