import type { FraudKind } from "@vagou/one-list/fraud/signs/sign";

const kinds: Record<FraudKind, string> = {
  payment: "Golpes com vagas costumam pedir um pagamento.",
  documents: "Golpes com vagas costumam pedir documentos ou dados do banco por mensagem.",
  "messenger-only": "Golpes com vagas costumam esconder a empresa e chamar só pelo WhatsApp ou Telegram.",
  "daily-income": "Golpes com vagas costumam prometer ganhos por dia.",
  "too-much-pay": "Golpes com vagas costumam prometer muito por pouco trabalho.",
  "urgent-unnamed": "Golpes com vagas costumam ter pressa e não dizer a empresa.",
  link: "Golpes com vagas costumam usar links encurtados ou parecidos com os de sites conhecidos.",
};

export const fraudTexts = {
  kinds,
  says: "Este anúncio diz:",
  saysAt: (portal: string) => `O anúncio em ${portal} diz:`,
  advice: "A vaga pode ser séria: confira com a empresa antes de pagar ou de enviar seus dados.",
};
