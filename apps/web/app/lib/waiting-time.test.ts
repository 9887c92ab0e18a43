import { expect, test } from "vitest";
import { CallError } from "./call-endpoint.ts";
import { refusalSentence, waitingTime } from "./waiting-time.ts";

test.each([
  [0, "1 segundo"],
  [1, "1 segundo"],
  [39.2, "40 segundos"],
  [60, "1 minuto"],
  [61, "2 minutos"],
  [3540, "59 minutos"],
  [3541, "1 hora"],
  [3601, "2 horas"],
])("%d seconds are never rounded down to a wait too short", (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});

test("who tried too often reads how long to wait", () => {
  const refusal = new CallError("429", {
    status: 429,
    code: "too_many_requests",
    said: "Muitas tentativas.",
    retryAfterS: 90,
  });
  expect(refusalSentence(refusal, "Falhou")).toBe("Muitas tentativas. Tente de novo em 2 minutos.");
});

test("another refusal keeps the server's sentence, a broken connection gets the screen's own", () => {
  const refusal = new CallError("503", { status: 503, code: "unavailable", said: "Fora do ar." });
  expect(refusalSentence(refusal, "Falhou")).toBe("Fora do ar.");
  expect(refusalSentence(new TypeError("Failed to fetch"), "Falhou")).toBe("Falhou");
});
