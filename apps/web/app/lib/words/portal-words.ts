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

/** What several screens say of a posting as portals tell it. */
export const postingWords = {
  /** For what a portal does not say. */
  defaults: { title: "Vaga", company: "Empresa não informada" },
  workModes: { remote: "Remoto", hybrid: "Híbrido", onsite: "Presencial" },
  /** Before the words of `describeDeadline`. */
  applications: "Inscrições",
} as const;
