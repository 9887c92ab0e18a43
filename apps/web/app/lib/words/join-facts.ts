/** @returns "CLT · Pleno": what is said, each once, because "Estágio" is often the contract and the level */
export function joinFacts(...facts: readonly (string | null | undefined)[]): string {
  return [...new Set(facts)].filter(Boolean).join(" · ");
}
