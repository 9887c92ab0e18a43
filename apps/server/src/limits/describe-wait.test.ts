import { expect, test } from "vitest";
import { describeWait } from "./describe-wait.ts";

test.each([
  [1, "1 segundo"],
  [30, "30 segundos"],
  [59, "59 segundos"],
  [60, "1 minuto"],
  [61, "2 minutos"],
  [120, "2 minutos"],
  [900, "15 minutos"],
  [3540, "59 minutos"],
  [3541, "1 hora"],
  [3601, "2 horas"],
])("%i s reads %s", (seconds, words) => {
  expect(describeWait(seconds)).toBe(words);
});
