import { escapeHtml } from "../../escape-html.ts";
import { htmlPage } from "../../page.ts";
import type { Vacancy } from "../../vacancies/vacancy.ts";
import type { PortalAnswer } from "./start-portal.ts";

/**
 * A vacancy's page with the portal's own markup, which tells people that it is a demonstration.
 *
 * @param body trusted HTML in the portal's shape
 */
export function jobPage(vacancy: Vacancy, portalLabel: string, body: string, head = ""): string {
  return htmlPage(
    `${vacancy.title} · Vaga de demonstração`,
    `<p class="note"><strong>Vaga de demonstração.</strong> Esta vaga é fictícia: a empresa não existe e ninguém recebe candidaturas. No portal ${escapeHtml(portalLabel)} de verdade, a vaga abriria aqui.</p>
${body}`,
    head,
  );
}

/** The whole text of a vacancy as an employer's editor leaves it. */
export function jobHtml(vacancy: Vacancy): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
  return [
    `<p>${escapeHtml(vacancy.introduction)}</p>`,
    vacancy.affirmative ? `<p><strong>${escapeHtml(vacancy.affirmative)}</strong></p>` : "",
    `<p><strong>Responsabilidades:</strong></p>${list(vacancy.duties)}`,
    `<p><strong>Requisitos:</strong></p>${list(vacancy.requirements)}`,
    `<p><strong>Benefícios:</strong></p>${list(vacancy.benefits)}`,
  ].join("\n");
}

/** The same as plain lines. */
export function jobText(vacancy: Vacancy): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`);
  return [
    vacancy.introduction,
    ...(vacancy.affirmative ? [vacancy.affirmative] : []),
    "Responsabilidades:",
    ...list(vacancy.duties),
    "Requisitos:",
    ...list(vacancy.requirements),
    "Benefícios:",
    ...list(vacancy.benefits),
  ].join("\n");
}

/** @returns linked data as pages carry it; "<" cannot end the script. */
export function linkedDataScript(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>`;
}

export function htmlAnswer(status: number, body: string): PortalAnswer {
  return { status, contentType: "text/html; charset=utf-8", body };
}

export function redirectTo(location: string, status: 301 | 302 = 301): PortalAnswer {
  return { ...htmlAnswer(status, ""), headers: { location } };
}
