export const markTexts = {
  save: (title: string) => `Guardar: ${title}`,
  saveHint: "Guardar em Minhas vagas",
  saved: "Guardada em Minhas vagas",
  savedHint: "Guardada em Minhas vagas. Toque para tirar.",
  firstSaved: "Vaga guardada",
  firstSavedText: "Ela está em Minhas vagas, no menu da sua conta.",
  saveFailed: "Não foi possível guardar a vaga",
};

export const appliedTexts = {
  question: "Você se candidatou?",
  yes: "Sim",
  no: "Não",
  noted: "Candidatura anotada",
  notedText: "Acompanhe em Minhas vagas, no menu da sua conta.",
  keptHere: "Sua candidatura está anotada neste aparelho",
  failed: "Não foi possível anotar a candidatura",
};
