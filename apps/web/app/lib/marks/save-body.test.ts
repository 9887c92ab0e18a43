import { otherPostingsMax } from "@vagou/contract/limits";
import { saveVacancyBody } from "@vagou/contract/saved/saved-vacancies";
import { expect, it } from "vitest";
import { saveBody } from "./save-body.ts";

const idOf = (number: number) => `gupy-${String(number).padStart(16, "0")}`;

it("a vacancy is saved with the best of its other postings, and never with more than the server takes", () => {
  expect(saveBody(idOf(2), [idOf(1), idOf(2), idOf(3)])).toEqual({
    posting_id: idOf(2),
    other_posting_ids: [idOf(1), idOf(3)],
  });
  const many = Array.from({ length: otherPostingsMax + 20 }, (_, number) => idOf(number));
  const body = saveVacancyBody.parse(saveBody(idOf(0), many));
  expect(body.other_posting_ids).toEqual(many.slice(1, otherPostingsMax + 1));
});

it("a vacancy of one portal is saved in the words of the version before, whose servers refuse others", () => {
  expect(saveBody(idOf(1), [idOf(1)])).toEqual({ posting_id: idOf(1) });
});
