import { foldText } from "../core/text/fold-text.ts";
import type { WorkMode } from "../core/listing.ts";
import { findWorkMode as findInTitle, readWorkMode } from "../core/place/place-text.ts";

/**
 * Careerjet has no field for the work mode. The title counts as at all portals; in the excerpt only words
 * about the work itself count, not "veículos híbridos" or "treinamento presencial".
 */
export function findWorkMode(title: string, excerpt: string): WorkMode | undefined {
  return findInTitle(title) ?? readWorkMode(aboutWork.exec(foldText(excerpt))?.[0] ?? "");
}

const mode = "(hibrid[oa]|presencial|remot[oa]|home[- ]office)";
const aboutWork = new RegExp(
  String.raw`\b(trabalho|modelo|modalidade|regime|atuacao|vaga|formato)( de (trabalho|atuacao))?:? (100% |totalmente )?${mode}\b|\b100% (remot[oa]|home[- ]office)\b`,
);
