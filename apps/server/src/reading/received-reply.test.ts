import type { ProviderReply } from "@vagou/providers/core/provider";
import { expect, test } from "vitest";
import { receivedReply } from "./received-reply.ts";
import { openReply, sendReply } from "./sent-reply.ts";

const facts: Omit<ProviderReply, "body"> = {
  request: { step: "list", method: "GET", url: "https://portal.example/vagas", headers: {} },
  status: 200,
  url: "https://portal.example/vagas",
  contentType: "text/html; charset=iso-8859-1",
  receivedAt: new Date("2026-11-28T12:00:00Z"),
};
const bytes = () => new Uint8Array(Buffer.from("Estágio em São José", "latin1"));

test("a reply that came as bytes is read in the charset that it names, here and in a reading thread", () => {
  const reply = receivedReply({ ...facts, notBefore: null }, bytes());
  expect(reply.body).toBe("Estágio em São José");
  expect(openReply(structuredClone(sendReply(reply)))).toEqual({ ...facts, body: "Estágio em São José" });
});

test("a reply that was kept as text is read as that text", () => {
  const reply = { ...facts, body: "Estágio" };
  expect(openReply(structuredClone(sendReply(reply)))).toEqual(reply);
});

test("a reply that is forgotten frees its bytes, and what was sent of it stays whole", () => {
  const reply = receivedReply(facts, bytes());
  const sent = structuredClone(sendReply(reply));
  reply.forget();
  expect(reply.bytes.length).toBe(0);
  expect(() => reply.body).toThrow("forgotten");
  expect(openReply(sent).body).toBe("Estágio em São José");
});
