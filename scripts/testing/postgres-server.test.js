import { expect, test } from "vitest";
import { findUnprivilegedUser } from "./postgres-server.js";

const root = "root:x:0:0:root:/root:/bin/bash";
const nobody = "nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin";
const postgres = "postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash";

test("the user `postgres` is preferred over the user `nobody`", () => {
  expect(findUnprivilegedUser([root, nobody, postgres].join("\n"))).toEqual({ uid: 101, gid: 104 });
});

test("the user `nobody` runs the server where there is no user `postgres`", () => {
  expect(findUnprivilegedUser([root, nobody].join("\n"))).toEqual({ uid: 65534, gid: 65533 });
});

test("a machine with no user but root gets a sentence that says so", () => {
  expect(() => findUnprivilegedUser(root)).toThrow("Postgres refuses to run as root");
});
