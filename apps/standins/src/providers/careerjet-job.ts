import { escapeHtml } from "../escape-html.ts";
import type { Vacancy } from "../vacancies/vacancy.ts";
import { wordsOf } from "./portal/words.ts";

/** One item of the answer: no id, no contract, an excerpt instead of the text. */
export function toCareerjetJob(
  vacancy: Vacancy,
  { words, fragmentSize, origin }: { words: readonly string[]; fragmentSize: number; origin: string },
) {
  const { number, pay, company } = vacancy;
  const isShown = pay !== null && pay.isShown && !pay.negotiable;
  const asText = isShown && number % 3 === 0;
  return {
    title: vacancy.title,
    company: vacancy.isConfidential ? "" : company.name,
    date: vacancy.publishedAt.toUTCString().replace(", ", ","),
    description: excerpt(vacancy, words, fragmentSize),
    locations: locationOf(vacancy),
    salary: pay?.negotiable ? "A combinar" : asText ? payText(pay) : "",
    salary_currency_code: "BRL",
    salary_min: isShown ? pay.min : null,
    salary_max: isShown ? pay.max : null,
    salary_type: isShown ? periods[pay.period].code : null,
    site: `www.${company.slug}.example`,
    url: `${origin}/v2/${Buffer.from(`vaga ${number}`).toString("base64url")}.html`,
  };
}

/** The asked words are in bold; the text is cut at its full length, even inside a tag. */
function excerpt(vacancy: Vacancy, words: readonly string[], fragmentSize: number): string {
  const { introduction, duties, requirements, contract, workMode } = vacancy;
  const text = [
    introduction,
    `Atividades: ${duties.join("; ")}.`,
    `Requisitos: ${requirements.join("; ")}.`,
    ...(contract === "CLT" || contract === "Freelancer" ? [`Contratação: ${contract}.`] : []),
    ...(workMode === "hybrid" ? ["Modelo de trabalho: híbrido."] : []),
    ...(workMode === "remote" ? ["Trabalho 100% remoto."] : []),
  ].join(" ");
  const cut = text.length > fragmentSize ? `${text.slice(0, fragmentSize)}...` : text;
  return escapeHtml(cut).replaceAll(/\p{L}+/gu, (word) => {
    const [folded = ""] = wordsOf(word);
    return words.includes(folded) ? `<b>${word}</b>` : word;
  });
}

function locationOf({ number, place, workMode }: Vacancy): string {
  if (workMode === "remote") return "Brasil";
  return `${place.city}${number % 5 === 0 ? ", " : " - "}${place.state.uf}`;
}

function payText({ min, max, period }: NonNullable<Vacancy["pay"]>): string {
  const reais = (amount: number) => `R$ ${amount.toLocaleString("pt-BR", { minimumFractionDigits: 2 })}`;
  return `${min === max ? reais(min) : `${reais(min)} - ${reais(max)}`} ${periods[period].words}`;
}

const periods = {
  hour: { code: "H", words: "por hora" },
  day: { code: "D", words: "por dia" },
  week: { code: "W", words: "por semana" },
  month: { code: "M", words: "por mês" },
} as const;
