import { describe, expect, it } from "vitest";
import { judgeSearch } from "./submit-rule.ts";

const query = { query: "vendas", city: "", state: "", services: ["gupy", "solides", "workable"] };

describe("the search button", () => {
  it("is ready with providers, a filter and enough fichas", () => {
    expect(judgeSearch(query, 21, false)).toEqual({ label: "Buscar vagas", refusal: null });
  });

  it("asks for providers first", () => {
    expect(judgeSearch({ ...query, services: [] }, 0, false)).toMatchObject({
      label: "Selecione provedores",
      refusal: { title: "Atenção", text: "Selecione pelo menos um provedor para realizar a busca" },
    });
  });

  it("says so when neither a provider nor a filter is chosen", () => {
    expect(judgeSearch({ query: " ", city: "", state: "", services: [] }, 40, false)).toMatchObject({
      label: "Selecione provedores",
      refusal: { title: "Atenção", text: "Nenhum parâmetro de busca fornecido" },
    });
  });

  it("says how many fichas are missing, one below the price", () => {
    expect(judgeSearch(query, 20, false)).toEqual({
      label: "Fichas insuficientes",
      refusal: {
        title: "Fichas insuficientes",
        text: "Você precisa de 21 fichas para buscar em 3 provedor(es). Você tem 20 fichas.",
      },
    });
  });

  it("asks for a filter when keywords, city and state are blank", () => {
    expect(judgeSearch({ ...query, query: "   " }, 40, false)).toMatchObject({
      label: "Preencha filtros",
      refusal: {
        title: "Atenção",
        text: "Preencha pelo menos um filtro (palavras-chave, cidade ou estado)",
      },
    });
    expect(judgeSearch({ ...query, query: "", state: "PE" }, 40, false).refusal).toBeNull();
  });

  it("leaves the decision to the server when the balance could not be read", () => {
    expect(judgeSearch(query, null, false).refusal).toBeNull();
  });

  it("waits while the balance loads or a search runs", () => {
    for (const waiting of [judgeSearch(query, undefined, false), judgeSearch(query, 99, true)]) {
      expect(waiting).toEqual({
        label: "Carregando...",
        refusal: { title: "Aguarde", text: "Carregando informações da conta..." },
      });
    }
  });
});
