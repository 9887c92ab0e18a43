import { expect, test } from "vitest";
import { npmReason } from "./dependencies.js";

test("on a machine that is offline the reason is that the registry cannot be reached", () => {
  const output =
    "npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request failed\n";
  expect(npmReason(output)).toBe("the package registry cannot be reached (ENOTFOUND)");
});

test("an older npm, which writes ERR!, is understood as well", () => {
  expect(npmReason("npm ERR! code EAI_AGAIN\n")).toBe("the package registry cannot be reached (EAI_AGAIN)");
});

test("a folder that npm may not write is named", () => {
  expect(npmReason("npm error code EACCES\nnpm error syscall mkdir\n")).toMatch(
    / cannot be written \(EACCES\)$/,
  );
});

test("a missing npm is named as the reason", () => {
  expect(npmReason("npm: no such command")).toMatch(/^npm was not found/);
});

test("a library of the system that the pinned Node needs is named, with its package", () => {
  const output =
    "npm ERR! code 127\nnode: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory\n";
  expect(npmReason(output)).toBe("the pinned Node needs libatomic.so.1, which on Debian is in libatomic1");
});

test("any other failure carries npm's first own sentence and its code", () => {
  const output = "npm error code EINTEGRITY\nnpm error\nnpm error Checksum of zod failed.\nnpm error more\n";
  expect(npmReason(output)).toBe("Checksum of zod failed (EINTEGRITY)");
});
