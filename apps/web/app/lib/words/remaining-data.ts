/** What stays after an account is deleted, as the dialog says it; nothing else does. */
export const remainingData = {
  fichas: "o registro das fichas (datas, quantidades e portais), sob um número que não diz quem você é",
  payments: "se houve compra, os códigos da Stripe, o valor e as datas, que a lei fiscal obriga a guardar",
  access: "por seis meses, os registros de acesso (endereço IP, data e hora), que a lei obriga a guardar",
  address: "um código do seu e-mail, que não o mostra",
};

/**
 * The same as the policy says it, and in which `tables` it is (`docs/database.md`); a test of the server deletes an account
 * and compares what is left with this list. Written when it is asked for, so that the scripts of browsers hold none of it.
 */
export const describeRemainingData = (): Record<
  keyof typeof remainingData,
  { tables: readonly string[]; whole: string }
> => ({
  fichas: {
    tables: ["credit_holds", "ledger_movements"],
    whole:
      "o registro das fichas (datas, quantidades, portais e, nos ajustes, o motivo), sob um número de conta que não diz quem você é, para as contas fecharem;",
  },
  payments: {
    tables: ["payments", "payment_reversals", "payment_events", "plan_subscriptions", "plan_invoices"],
    whole:
      "se houve compra: os códigos do pagamento ou da assinatura na Stripe, o pacote ou o plano, o valor, as datas e as devoluções, pelo menos pelo tempo que a lei fiscal exige. Não guardamos ali seu nome, e-mail nem número de conta, mas a Stripe sabe quem pagou, e o registro das fichas traz o código da compra que as creditou;",
  },
  access: {
    tables: ["access_records"],
    whole:
      "os registros de acesso (endereço IP, data e hora), sob o mesmo número de conta, até completarem seis meses, como determina o Marco Civil da Internet (art.\u00A015);",
  },
  address: {
    tables: ["credit_accounts", "bonus_claims"],
    whole:
      "um código feito do seu e-mail com uma chave secreta, que não mostra o e-mail e serve só para os bônus não serem dados duas vezes à mesma pessoa.",
  },
});
