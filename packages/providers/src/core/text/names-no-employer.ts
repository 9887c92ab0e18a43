import { foldText } from "./fold-text.ts";

/** @returns whether an employer's name is only what it calls its page of vacancies: "Faça parte do nosso time" */
export function namesNoEmployer(name: string): boolean {
  return pageOfVacancies.test(foldText(name));
}

const pageOfVacancies =
  /^(?:(?:venha )?fa(?:ca|zer) parte d[oa] (?:noss[oa] )?(?:time|equipe|historia|revolucao\b.{0,60})|venha (?:construir|crescer|trabalhar)\b.{0,40} (?:com a gente|conosco)|pagina de carreiras?|(?:nossas )?(?:oportunidades|vagas)(?: confidenciais)?)\W*$/;
