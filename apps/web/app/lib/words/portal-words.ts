/** What is said of a portal everywhere: after a search, in the choice of portals and about its week. */
export const portalWords = {
  unknown: "ainda não sabemos",
  failed: {
    blocked: "bloqueou nossa consulta",
    changed: "mudou o site e ainda não conseguimos ler as vagas",
    timeout: "demorou demais para responder",
    unavailable: "fora do ar",
  },
  unavailable: "indisponível agora",
  /** @param reason of the catalogue, the end of a sentence */
  off: (reason: string | null) => (reason === null ? portalWords.unavailable : `indisponível: ${reason}`),
};
