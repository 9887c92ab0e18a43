import { endpoints } from "@vagou/contract/api/endpoints";
import { expect, test } from "vitest";
import { crashReport } from "./crash-report.ts";

test("names the places in our scripts, and neither the message nor the address", () => {
  const error = new TypeError("maria@pessoa.example is not a function");
  error.stack = [
    "TypeError: maria@pessoa.example is not a function",
    "    at Profile (https://vagou.example/assets/profile-a1b2.js:1:2345)",
    "wait@https://vagou.example/assets/entry.client-c3.js:12:7",
    "    at https://vagou.example/lista/segredo:1:2",
    "    at <anonymous>",
  ].join("\n");
  expect(crashReport(error, "routes/profile")).toEqual({
    screen: "routes/profile",
    error: "TypeError",
    places: ["assets/profile-a1b2.js:1:2345", "assets/entry.client-c3.js:12:7"],
  });
});

test.each([
  ["a text", "maria@pessoa.example"],
  ["nothing", undefined],
  ["an error with a sentence as its name", Object.assign(new Error(), { name: "maria@pessoa.example" })],
  ["an error without a stack", Object.assign(new Error(), { stack: undefined })],
  ["a long stack", Object.assign(new Error(), { stack: "/assets/a.js:1:2\n".repeat(500) })],
])("the server takes the report of %s", (_what, thrown) => {
  const report = crashReport(thrown, "routes/lista?segredo");
  expect(endpoints.reportCrash.body.parse(report)).toEqual(report);
  expect(JSON.stringify(report)).not.toMatch(/maria|segredo/);
});
