import { expect, test } from "vitest";
import { DatabaseUnavailable } from "./db/connections/database-unavailable.ts";
import { describeStartFailure } from "./describe-start-failure.ts";

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each(["EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "ECONNRESET"])(
  "a database that the network does not reach (%s) is told in one sentence",
  (code) => {
    expect(describeStartFailure(failure(code, `connect ${code} 10.0.0.7:5432`))).toBe(
      "Cannot start: the database of DATABASE_URL does not answer.",
    );
  },
);

test.each(["EAI_AGAIN", "ENOTFOUND"])("a name that leads nowhere (%s) is told with the name", (code) => {
  const unknown = failure(code, `getaddrinfo ${code} localhost`);
  expect(describeStartFailure(Object.assign(unknown, { hostname: "localhost" }))).toBe(
    "Cannot start: the name localhost leads to no address here. It stands in DATABASE_URL or HOST.",
  );
});

test("a wrong password of the database is told in one sentence, and so is a certificate that is not believed", () => {
  const password = failure("28P01", 'password authentication failed for user "vagou"');
  expect(describeStartFailure(password)).toBe(
    'Cannot start: the database of DATABASE_URL refuses: password authentication failed for user "vagou".',
  );
  expect(describeStartFailure(failure("DEPTH_ZERO_SELF_SIGNED_CERT", "self-signed certificate"))).toBe(
    "Cannot start: the certificate of DATABASE_URL is not believed: self-signed certificate.",
  );
});

test("a database that takes no writes is told, and a failed statement without its values, which may be those of a person", () => {
  const query = (cause: Error) =>
    Object.assign(
      new Error("Failed query: insert into t values ($1)\nparams: ana@correio.example", { cause }),
      {
        query: "insert into t values ($1)",
        params: ["ana@correio.example"],
      },
    );
  expect(
    describeStartFailure(query(failure("25006", "cannot execute INSERT in a read-only transaction"))),
  ).toBe("Cannot start: the database takes no writes: it is a standby, or set to be read only.");
  expect(describeStartFailure(query(failure("42P01", 'relation "t" does not exist')))).toMatch(
    /^Cannot start: Error: relation "t" does not exist\n(?!.*ana@)/s,
  );
});

test("a failed statement that has no cause is told as one, without its values", () => {
  const message = "Failed query: select $1\nparams: ana@correio.example";
  const error = Object.assign(new Error(message), { query: "select $1", params: ["ana@correio.example"] });
  expect(describeStartFailure(error)).toBe(
    "Cannot start: a statement failed, and the database did not say why.",
  );
});

test("a file that is missing, or that may not be read, is not told as one that cannot be written", () => {
  const missing = failure("ENOENT", "ENOENT: no such file or directory, open '/srv/data/places.json'");
  expect(
    describeStartFailure(Object.assign(missing, { path: "/srv/data/places.json", syscall: "open" })),
  ).toBe("Cannot start: /srv/data/places.json cannot be used. Set DATA_DIR to a folder of yours.");
});

test("a database that takes no connection in time is told in one sentence", () => {
  const cause = new Error("Connection terminated due to connection timeout");
  expect(describeStartFailure(new DatabaseUnavailable("no connection to the database", { cause }))).toBe(
    "Cannot start: the database of DATABASE_URL does not answer.",
  );
});

test("a full disk is told with what helps, of this machine and of the database", () => {
  expect(describeStartFailure(failure("ENOSPC", "ENOSPC: no space left on device, write"))).toBe(
    "Cannot start: the disk of DATA_DIR is full. Make room on it, or set DATA_DIR to a folder on another one.",
  );
  const extending = failure("53100", 'could not extend file "base/5/16839": No space left on device');
  expect(describeStartFailure(extending)).toBe(
    "Cannot start: the disk of the database is full. Make room on it, and start again: nothing is lost.",
  );
});
