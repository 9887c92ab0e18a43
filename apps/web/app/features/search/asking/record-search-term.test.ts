import { expect, it, vi } from "vitest";
import { recordSearchTerm } from "./record-search-term.ts";

const query = { query: " vendas ", city: "Recife", state: "PE", services: ["gupy", "catho"] };

it("sends the keywords with the place and the portals that were asked", async () => {
  const send = vi.fn<Parameters<typeof recordSearchTerm>[1]>(async () => ({ success: true }));
  await recordSearchTerm(query, send);
  expect(send.mock.calls).toEqual([
    [
      "recordSearchTerm",
      { body: { search_term: "vendas", city: "Recife", state: "PE", providers: ["gupy", "catho"] } },
    ],
  ]);
});

it("sends nothing for a search by place alone", async () => {
  const send = vi.fn<Parameters<typeof recordSearchTerm>[1]>(async () => ({ success: true }));
  await recordSearchTerm({ ...query, query: "  " }, send);
  expect(send).not.toHaveBeenCalled();
});

it("only logs a failure, without the keywords", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  await recordSearchTerm(query, async () => {
    throw new Error("offline");
  });
  expect(logged.mock.calls).toEqual([["Erro ao salvar termos de busca", new Error("offline")]]);
  logged.mockRestore();
});
