import { expect, test } from "vitest";
import { requireOwnAddress } from "./own-address.ts";

const portal = {
  id: "nerdin",
  origins: ["https://www.portal.example", "http://api.portal.example"],
} as const;
const originMap = new Map([["https://www.portal.example", "http://127.0.0.1:4000"]]);
const check = (address: string) => () => requireOwnAddress(portal, address, originMap);

test("a portal's own addresses may be asked, with www and http too, and its stand-in's", () => {
  for (const address of [
    "https://www.portal.example/vaga/1?a=b",
    "https://portal.example/",
    "http://www.portal.example/",
    "https://api.portal.example/v1",
    "https://WWW.Portal.example/",
    "http://127.0.0.1:4000/vaga/1",
  ])
    expect(check(address)).not.toThrow();
});

test("an address elsewhere is refused, however it is written", () => {
  for (const address of [
    "https://elsewhere.example/vaga/1",
    "https://portal.example.elsewhere.example/",
    "https://www.portal.example@elsewhere.example/",
    "https://elsewhereportal.example/",
    "https://other.portal.example/",
    "https://www.portal.example:8443/",
    "http://www.portal.example:443/",
    "https://www.portal.example./",
    "http://127.0.0.1:4001/",
    "ftp://www.portal.example/",
    "data:text/html,www.portal.example",
  ])
    expect(check(address)).toThrow("is not an address of nerdin");
});
