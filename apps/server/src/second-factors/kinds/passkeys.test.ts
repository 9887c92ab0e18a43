import { expect, test } from "vitest";
import { createSoftwarePasskey, type Overrides } from "../../../test/people/software-passkey.ts";
import {
  arePasskeysPossible,
  askForNewPasskey,
  askForPasskey,
  readNewPasskey,
  readSignCount,
} from "./passkeys.ts";

const address = "https://vagou.example";
const challenge = "c".repeat(43);
const person = { id: "4b1d9c1e-6f0a-4a53-9c5e-0d6a3f1b2c4d", email: "ana@correio.example", name: "Ana" };

test.each([
  ["https://vagou.com.br", true],
  ["http://localhost:3000", true],
  ["http://vagou.com.br", false],
  ["https://203.0.113.9", false],
  ["https://[2001:db8::1]:8443", false],
])("passkeys at %s: %s", (appBaseUrl, possible) => {
  expect(arePasskeysPossible(appBaseUrl)).toBe(possible);
});

const wrong: readonly [what: string, overrides: Overrides][] = [
  ["of another site", { origin: "https://vagou.example.evil.example" }],
  ["of another port", { origin: "https://vagou.example:8443" }],
  ["without TLS", { origin: "http://vagou.example" }],
  ["for another domain", { rpId: "evil.example" }],
  ["for another challenge", { challenge: "d".repeat(43) }],
];

async function made(overrides?: Overrides) {
  const device = createSoftwarePasskey(address);
  const options = askForNewPasskey(address, { person, known: [], challenge });
  const passkey = await readNewPasskey(address, { shown: device.create(options, overrides), challenge });
  return { device, passkey };
}

test("a new passkey is read, and its answer to a challenge is right", async () => {
  const { device, passkey } = await made();
  if (passkey === null) throw new Error("refused");
  expect(passkey).toMatchObject({ credentialId: device.id, signCount: 0, transports: ["internal"] });
  const options = askForPasskey(address, { known: [passkey], challenge });
  expect(options.allowCredentials).toEqual([{ id: device.id, type: "public-key", transports: ["internal"] }]);
  expect(await readSignCount(address, { passkey, shown: device.sign(options), challenge })).toBe(0);
  const counted = device.sign(options, { count: 7 });
  expect(await readSignCount(address, { passkey, shown: counted, challenge })).toBe(7);
});

test.each(wrong)("a new passkey %s is refused", async (_what, overrides) => {
  expect((await made(overrides)).passkey).toBeNull();
});

test.each(wrong)("an answer %s is refused", async (_what, overrides) => {
  const { device, passkey } = await made();
  if (passkey === null) throw new Error("refused");
  const options = askForPasskey(address, { known: [passkey], challenge });
  const shown = device.sign(options, overrides);
  expect(await readSignCount(address, { passkey, shown, challenge })).toBeNull();
});

test("a count that does not grow, another key and a changed signature are refused", async () => {
  const { device, passkey } = await made();
  if (passkey === null) throw new Error("refused");
  const options = askForPasskey(address, { known: [passkey], challenge });
  const counting = { ...passkey, signCount: 7 };
  for (const count of [0, 6, 7]) {
    const shown = device.sign(options, { count });
    expect(await readSignCount(address, { passkey: counting, shown, challenge })).toBeNull();
  }
  const another = createSoftwarePasskey(address).sign(options);
  expect(
    await readSignCount(address, {
      passkey,
      shown: { ...another, id: device.id, rawId: device.id },
      challenge,
    }),
  ).toBeNull();
  const good = device.sign(options);
  const signature = `${good.response.signature.slice(0, -6)}AAAAAA`;
  const shown = { ...good, response: { ...good.response, signature } };
  expect(await readSignCount(address, { passkey, shown, challenge })).toBeNull();
});
