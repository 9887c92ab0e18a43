import { endpoints } from "@vagou/contract/api/endpoints";
import { expect, test } from "vitest";
import { answerCalls, heldAnswer } from "./answer-calls.ts";
import { inventUser } from "./show-page.tsx";

test("a call that the page gives up ends at once, while its answer is still held", async () => {
  answerCalls({ getSettings: heldAnswer().answer }, inventUser());
  const page = new AbortController();
  const call = fetch(`/api${endpoints.getSettings.path}`, { signal: page.signal });
  page.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});
