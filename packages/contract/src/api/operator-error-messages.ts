/** The errors of the operator's page alone, apart from `errorMessages`, which the scripts of every page hold. */
export const operatorErrorMessages = {
  operator_factor_missing:
    "Esta página pede a verificação em duas etapas. Ative-a no seu perfil e entre de novo.",
  person_unknown: "Não há conta com esse e-mail ou número. Confira se está inteiro.",
  payment_granted: "Este pagamento já foi creditado.",
  payment_not_paid: "Este pagamento não foi pago, ou não o conhecemos.",
  payment_package_unclear: "O pagamento não diz o que foi comprado. Escolha o pacote.",
  payment_not_parked: "Este pagamento não está parado, ou não o conhecemos.",
  payment_closed: "Este pagamento já foi encerrado.",
  reply_gone: "Esta resposta já não está guardada: cada uma fica por um dia.",
  ledger_check_running: "Uma conferência já está em andamento. Espere ela terminar.",
} as const;
