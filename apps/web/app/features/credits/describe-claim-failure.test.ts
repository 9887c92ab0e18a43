import { expect, test } from "vitest";
import { CallError } from "#lib/api/call-endpoint.ts";
import { describeClaimFailure } from "./describe-claim-failure.ts";

test("a person who claims in a session that has ended reads that a log-in is needed, and how", () => {
  const ended = new CallError("401", { status: 401, code: "unauthenticated", said: "Sua sessão expirou." });
  expect(describeClaimFailure(ended)).toEqual({
    tone: "warning",
    title: "Você precisa estar logado",
    text: "Sua sessão terminou. Saia da conta e entre de novo para resgatar as fichas de hoje.",
  });
});

test("another refusal says the server's sentence, a broken connection the screen's own", () => {
  const said = "Fichas diárias já resgatadas hoje";
  expect(describeClaimFailure(new CallError("409", { status: 409, said })).title).toBe(said);
  expect(describeClaimFailure(new TypeError("Failed to fetch")).title).toBe(
    "Erro ao resgatar fichas diárias",
  );
});
