import { expect, test } from "vitest";
import { guardedLookup, isPublicHost } from "./guard-address.ts";

/** The ranges that the IANA's special-purpose registries call not globally reachable, and unassigned ranges. */
const notPublic = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "255.255.255.255/32",
  "::/128",
  "::1/128",
  "::/96",
  "::ffff:0:0:0/96",
  "64:ff9b:1::/48",
  "100::/64",
  "100:0:0:1::/64",
  "2001::/23",
  "2001::/32",
  "2001:2::/48",
  "2001:10::/28",
  "2001:20::/28",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
  "4000::/3",
  "5f00::/16",
  "6000::/3",
  "8000::/1",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
];

test.each(notPublic)("neither the first nor the last address of %s may be asked", (range) => {
  const { first, last, width } = edgesOf(range);
  expect(isPublicHost(write(first, width))).toBe(false);
  expect(isPublicHost(write(last, width))).toBe(false);
});

test.each(notPublic)("the addresses next to %s may be asked if no other range holds them", (range) => {
  const { first, last, width } = edgesOf(range);
  for (const neighbour of [first - 1n, last + 1n]) {
    if (neighbour < 0n || neighbour >= 1n << BigInt(width) || isEmbedding(neighbour, width)) continue;
    expect([write(neighbour, width), isPublicHost(write(neighbour, width))]).toEqual([
      write(neighbour, width),
      !isListed(neighbour, width),
    ]);
  }
});

test.each(["8.8.8.8", "192.88.98.255", "192.88.100.0", "portal.gupy.io"])("%s may be asked", (host) => {
  expect(isPublicHost(host)).toBe(true);
});
test.each(["[2606:4700::1111]", "[2001:200::1]", "[2001:db7:ffff::1]", "[2003::1]", "[3ffe:ffff::1]"])(
  "%s may be asked",
  (host) => {
    expect(isPublicHost(host)).toBe(true);
  },
);

test.each(["[::ffff:8.8.8.8]", "[::ffff:808:808]", "[64:ff9b::8.8.8.8]", "[64:ff9b::192.168.0.1]"])(
  "%s is judged by the IPv4 address that it holds",
  (host) => {
    expect(isPublicHost(host)).toBe(!host.includes("192.168"));
  },
);
test.each([
  "[::ffff:127.0.0.1]",
  "[::ffff:a9fe:a9fe]",
  "[0:0:0:0:0:ffff:10.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b::]",
  "[64:ff9b::1]",
  "[64:ff9b::a00:0]",
  "[64:ff9b:0:0:0:1:808:808]",
  "[2002:7f00:1::]",
  "[2002:808:808::]",
  "[::8.8.8.8]",
  "[::ffff:0:8.8.8.8]",
])(
  "%s, which holds an IPv4 address that is not public, or holds it in a form no system uses now, may not be asked",
  (host) => {
    expect(isPublicHost(host)).toBe(false);
  },
);

test.each([
  "0x7f.1",
  "127.1",
  "0",
  "2130706433",
  "017700000001",
  "0xA9FEA9FE",
  "127.0.0.1.",
  "0x7f.0.0.1.",
  "１２７.0.0.1",
  "①②⑦.0.0.1",
  "127。0。0。1",
  "[::ffff:7f00:1]",
  "[::FFFF:127.0.0.1]",
  "[0:0::1]",
  "[fe80::1]",
])("http://%s/ is refused: another spelling of this machine or its network", (odd) => {
  expect(isPublicHost(new URL(`http://${odd}/`).hostname)).toBe(false);
});

test.each(["fe80::1%lo", "2606:4700::1111%eth0"])(
  "%s, which is valid inside one machine only, may not be asked",
  (address) => {
    expect(isPublicHost(address)).toBe(false);
  },
);

test("a name that resolves to this machine is refused unless it is a configured stand-in", async () => {
  const resolve = (allowed: string[]) =>
    new Promise((done) => {
      guardedLookup(new Set(allowed))("localhost", { all: true }, (error, addresses) =>
        done(error ?? addresses),
      );
    });
  expect(await resolve([])).toMatchObject({ name: "AddressRefused" });
  expect(await resolve(["localhost"])).toEqual(
    expect.arrayContaining([expect.objectContaining({ family: expect.any(Number) })]),
  );
});

/** A name whose owner answers each question differently. */
function changingName(...answers: readonly string[][]) {
  let questions = 0;
  const guarded = guardedLookup(new Set(["stand-in.example"]), (_hostname, _options, callback) => {
    const addresses = answers[questions] ?? [];
    questions += 1;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  });
  const connect = (hostname: string) =>
    new Promise((done) => {
      guarded(hostname, { all: true }, (error, addresses) => done(error ?? addresses));
    });
  return { connect, asked: () => questions };
}

test("a name that changes its address after a check is checked again, and connects to the address that was checked", async () => {
  const { connect, asked } = changingName(["8.8.8.8"], ["127.0.0.1"], ["2606:4700::1111"]);
  expect(await connect("portal.example")).toEqual([{ address: "8.8.8.8", family: 4 }]);
  expect(asked()).toBe(1);
  expect(await connect("portal.example")).toMatchObject({ name: "AddressRefused" });
  expect(await connect("portal.example")).toEqual([{ address: "2606:4700::1111", family: 6 }]);
  expect(asked()).toBe(3);
});

test.each([
  [["8.8.8.8", "127.0.0.1"]],
  [["2606:4700::1111", "::1"]],
  [["8.8.8.8", "::ffff:10.0.0.1"]],
  [["8.8.8.8", "64:ff9b::a9fe:a9fe"]],
  [["fe80::1%eth0", "8.8.8.8"]],
])("a name with several addresses, %j, is refused for the one that is inside", async (addresses) => {
  expect(await changingName(addresses).connect("portal.example")).toMatchObject({ name: "AddressRefused" });
});

test("another spelling of a stand-in's name is not the stand-in", async () => {
  for (const name of ["stand-in.example.", "STAND-IN.example", "a.stand-in.example"])
    expect(await changingName(["127.0.0.1"]).connect(name)).toMatchObject({ name: "AddressRefused" });
  expect(await changingName(["127.0.0.1"]).connect("stand-in.example")).toEqual([
    { address: "127.0.0.1", family: 4 },
  ]);
});

type Edges = { first: bigint; last: bigint; width: number };

/** @returns the first and the last address of `network/prefix`, as numbers of `width` bits */
function edgesOf(range: string): Edges {
  const [network = "", prefix = ""] = range.split("/");
  const width = network.includes(":") ? 128 : 32;
  const first = read(network);
  return { first, last: first + (1n << BigInt(width - Number(prefix))) - 1n, width };
}

/** Whether an IPv6 address holds an IPv4 address; it is public if that one is. */
function isEmbedding(address: bigint, width: number): boolean {
  const start = address >> 32n;
  return width === 128 && (start === read("::ffff:0:0") >> 32n || start === read("64:ff9b::") >> 32n);
}

function isListed(address: bigint, width: number): boolean {
  return (
    notPublic.map(edgesOf).some((range) => {
      return range.width === width && range.first <= address && address <= range.last;
    }) ||
    (width === 128 && address >> 125n !== 1n)
  );
}

function read(address: string): bigint {
  if (!address.includes(":")) return address.split(".").reduce((sum, part) => (sum << 8n) + BigInt(part), 0n);
  const [head = "", tail = ""] = address.split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => "0");
  return [...groups(head), ...zeros, ...groups(tail)].reduce(
    (sum, group) => (sum << 16n) + BigInt(`0x${group}`),
    0n,
  );
}

function write(address: bigint, width: number): string {
  const size = width === 32 ? 8n : 16n;
  const parts = Array.from({ length: width / Number(size) }, (_, index) =>
    ((address >> (BigInt(width) - size * BigInt(index + 1))) & ((1n << size) - 1n)).toString(
      width === 32 ? 10 : 16,
    ),
  );
  return parts.join(width === 32 ? "." : ":");
}
