/**
 * Sentences as reports of fraud quote them, so that a demonstration shows what the product says about them. Portals
 * have a few such vacancies among thousands.
 */
export const doubtfulSentences = [
  "Para confirmar a inscrição é cobrada uma taxa de R$ 39,90, paga por Pix antes da entrevista.",
  "Envie foto do RG, CPF e os dados da sua conta bancária pelo WhatsApp para garantir a vaga.",
  "Ganhe até R$ 400 por dia curtindo vídeos no celular, sem sair de casa.",
  "O curso de preparação é obrigatório e custa R$ 120,00 para o candidato, devolvidos no primeiro salário.",
  "Cadastre-se pelo link bit.ly/vaga-urgente e receba a aprovação na hora.",
] as const;
