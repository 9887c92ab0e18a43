import { escapeHtml } from "../../escape-html.ts";
import { htmlPage } from "../../page.ts";
import type { Vacancy } from "../../vacancies/vacancy.ts";

const reais = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
const workModes = { remote: "Remoto", hybrid: "Híbrido", onsite: "Presencial" } as const;

/**
 * The page of a vacancy of a stand-in portal, for a person who opens it.
 *
 * @param wire trusted HTML in the portal's own shape, for adapters that read this page
 */
export function vacancyPage(
  vacancy: Vacancy,
  portalLabel: string,
  wire: { head?: string; body?: string } = {},
): string {
  const { company, place, pay } = vacancy;
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  const facts = [
    vacancy.isConfidential ? "Empresa confidencial" : company.name,
    `${place.city} - ${place.state.uf}`,
    workModes[vacancy.workMode],
    vacancy.contract,
    ...(pay?.isShown ? [payText(pay)] : []),
  ];
  return htmlPage(
    `${vacancy.title} · Vaga de demonstração`,
    `<p class="note"><strong>Vaga de demonstração.</strong> Esta vaga é fictícia${company.isReal ? "" : ": a empresa não existe"} e ninguém recebe candidaturas. No portal ${escapeHtml(portalLabel)} de verdade, a vaga abriria aqui.</p>
<h1>${escapeHtml(vacancy.title)}</h1>
<p class="muted">${facts.map(escapeHtml).join(" · ")}</p>
<p>${escapeHtml(vacancy.introduction)}</p>
${vacancy.affirmative ? `<p><strong>${escapeHtml(vacancy.affirmative)}.</strong></p>` : ""}
<h2>Responsabilidades</h2>${list(vacancy.duties)}
<h2>Requisitos</h2>${list(vacancy.requirements)}
<h2>Benefícios</h2>${list(vacancy.benefits)}
${wire.body ?? ""}`,
    wire.head,
  );
}

function payText(pay: NonNullable<Vacancy["pay"]>): string {
  if (pay.negotiable) return "Salário a combinar";
  const range =
    pay.min === pay.max ? reais.format(pay.min) : `${reais.format(pay.min)} a ${reais.format(pay.max)}`;
  return `${range}${periods[pay.period]}`;
}

const periods = { hour: " por hora", day: " por dia", week: " por semana", month: "" } as const;
