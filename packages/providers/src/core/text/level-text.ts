import { foldText } from "./fold-text.ts";

/**
 * Reads the level that a portal states, as Vagas.com.br ("Júnior/Trainee"), Sólides ("Estagiário"), NerdIn ("Senior") and
 * Remotar ("🐥 Júnior") write it. What tells only the kind of work ("Técnico", "Auxiliar/Operacional") is no level.
 *
 * @returns its common name, several from the lowest, joined by "ou"; undefined when none is known
 */
export function readLevelText(text: string): string | undefined {
  const said = new Set(foldText(text).split(/[^a-z]+/));
  const found = levels.filter(([, ...words]) => words.some((word) => said.has(word)));
  return found.map(([name]) => name).join(" ou ") || undefined;
}

/** Each name, and the portals' words for it. */
const levels = [
  ["Estágio", "estagio", "estagiario"],
  ["Trainee", "trainee"],
  ["Júnior", "junior"],
  ["Pleno", "pleno"],
  ["Sênior", "senior"],
  ["Especialista", "especialista"],
  ["Supervisor(a)", "supervisao"],
  ["Coordenador(a)", "coordenacao"],
  ["Gerente", "gerencia"],
  ["Diretor(a)", "diretoria"],
] as const;
