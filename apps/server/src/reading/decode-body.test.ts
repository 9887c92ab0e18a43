import { expect, test } from "vitest";
import { decodeBody } from "./decode-body.ts";

const text = "Técnico de Segurança – São Luís";
/** The dash is the byte that tells windows-1252 from ISO-8859-1. */
const old = (page: string) => Buffer.from(page.replace("–", "\u0096"), "latin1");

test.each([
  ["UTF-8 named by the header", Buffer.from(text), "text/html; charset=utf-8"],
  ["UTF-8 without a declared charset", Buffer.from(text), "text/html"],
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${text}`), "application/json"],
  ["windows-1252 named by the header", old(text), 'text/html; charset="windows-1252"'],
  ["windows-1252 called ISO-8859-1, as browsers read it", old(text), "text/html; charset=ISO-8859-1"],
  ["windows-1252 without a declared charset", old(text), "text/html"],
  ["windows-1252 with an unknown charset name", old(text), "text/html; charset=latino"],
])("%s is decoded correctly", (_what, bytes, contentType) => {
  expect(decodeBody(bytes, contentType)).toBe(text);
});

test.each([
  '<html><head><meta charset="iso-8859-1"></head>',
  '<META http-equiv="Content-Type" content="text/html; charset=windows-1252">',
  '<?xml version="1.0" encoding="ISO-8859-1"?>',
])("a page's own declaration counts when the header names no charset: %s", (head) => {
  expect(decodeBody(old(head + text), "text/html")).toBe(head + text);
});
