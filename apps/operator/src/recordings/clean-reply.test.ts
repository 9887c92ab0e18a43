import { expect, test } from "vitest";
import { cleanAddress, cleanText } from "./clean-reply.ts";

const key = "k3y-0f-0urs+/";

test.each([
  [
    '<a href="https://x.example/job/1?affid=abc123&amp;q=vigia">Vigia</a>',
    '<a href="https://x.example/job/1?affid=removed&amp;q=vigia">Vigia</a>',
  ],
  [
    '<input type="hidden" name="__RequestVerificationToken" value="CfDJ8abc">',
    '<input type="hidden" name="__RequestVerificationToken" value="removed">',
  ],
  ['<meta name="csrf-token" content="Zm9v"/>', '<meta name="csrf-token" content="removed"/>'],
  ['{"accessToken": "abc", "title": "Vigia"}', '{"accessToken": "removed", "title": "Vigia"}'],
  ["document.cookie = 'session=abc; path=/'", "document.cookie = 'removed'"],
  ["Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl ends", "Bearer removed ends"],
  ["Your IP: 189.6.12.200 •", "Your IP: 203.0.113.1 •"],
  ["Your IP: 2804:14c:65a1:4f2a::1001.", "Your IP: 203.0.113.1."],
  [`key ${key} and ${encodeURIComponent(key)}`, "key removed and removed"],
])("takes out what is ours or the person's: %s", (text, cleaned) => {
  expect(cleanText(text, [key])).toBe(cleaned);
});

test.each([
  "Salário de R$ 1.500.000,00 às 12:00:30",
  "jquery/3.7.1.2/jquery.min.js v1.2.3.4",
  "http://127.0.0.1:3002/vaga/1",
  '{"keywords":"vigia","token":""}',
  "CNPJ 12.345.678/0001-90, CBO 4110.10",
])("leaves a vacancy's words alone: %s", (text) => {
  expect(cleanText(text, [key, "abc"])).toBe(text);
});

test("an address loses its keys and the person's data, and keeps the query", () => {
  const address = `https://api.example/search?q=vigia&affid=abc&user_ip=189.6.12.200&user_agent=Vagou&page=2`;
  expect(cleanAddress(address, [])).toBe(
    "https://api.example/search?q=vigia&affid=removed&user_ip=removed&user_agent=removed&page=2",
  );
  expect(cleanAddress("https://me:secret@x.example/a", [])).toBe("https://x.example/a");
});
