import { userInfo } from "node:os";
import { expect, test } from "vitest";
import { BadSetting } from "@vagou/server/config/bad-setting";
import { readConfig } from "@vagou/server/config/read-config";
import { systemUser } from "./system-user.ts";

const me = userInfo().username;
const named = (settings: Record<string, string>, sudoUser?: string) =>
  systemUser(readConfig(settings), sudoUser ?? "");

test("a command is recorded under the user of the system", () => {
  expect(named({})).toEqual({ systemUser: me });
  expect(named({}, me)).toEqual({ systemUser: me });
  expect(named({}, "ana\u001b[2J")).toEqual({ systemUser: me });
});

test("where several operators are one user, it is recorded under the name that one gives, else under that of sudo", () => {
  expect(named({}, "ana")).toEqual({ systemUser: `ana as ${me}` });
  expect(named({ OPERATED_BY: "rui.souza" })).toEqual({ systemUser: `rui.souza as ${me}` });
  expect(named({ OPERATED_BY: "rui.souza" }, "ana")).toEqual({ systemUser: `rui.souza as ${me}` });
});

test.each(["ana@correio.example", "ana souza", "ana\nsouza", "a".repeat(41)])(
  "%j is no name for the record",
  (name) => {
    expect(() => named({ OPERATED_BY: name })).toThrow(BadSetting);
  },
);
