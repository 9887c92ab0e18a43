import { foldText } from "./fold-text.ts";

/** Common words of vacancies that people type without their accents. */
const accentedWords = `
  administração agrônomo análise área automação comunicação confecção construção contábil crédito
  doméstica econômico educação elétrica elétrico eletrônica eletrônico estagiário estagiária estágio
  farmacêutico farmacêutica farmácia física gestão hidráulica informática inovação integração jurídica
  jurídico júnior líder logística manutenção máquina máquinas mecânica mecânico médica médico nível
  odontológica operação operações orçamento pedagógica pedagógico plantão prática produção psicóloga
  psicólogo pública público química químico recepção relações saúde secretária secretário segurança
  sênior serviço serviços soluções técnica técnico telefônico veterinário veterinária vídeo
`;

const accentedForms = new Map(
  accentedWords
    .trim()
    .split(/\s+/)
    .map((word) => [foldText(word), word]),
);

/**
 * For portals that compare accents.
 *
 * @returns the text with the accents of common words added; other words stay as typed
 */
export function withAccents(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const accented = accentedForms.get(word.toLowerCase());
    if (!accented) return word;
    return /^\p{Lu}/u.test(word) ? accented.replace(/^./u, (letter) => letter.toUpperCase()) : accented;
  });
}
