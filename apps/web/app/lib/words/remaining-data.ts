/**
 * What stays after an account is deleted; nothing else does. `tables`: where it is (`docs/database.md`); a test of the
 * server deletes an account and compares what is left with this list. `short` is for the dialog, `whole` for the policy.
 */
export const remainingData: readonly { tables: readonly string[]; short: string; whole: string }[] = [
  {
    tables: ["credit_holds", "ledger_movements"],
    short: "o registro das fichas (datas, quantidades e portais), sob um número que não diz quem você é",
    whole:
      "o registro das fichas (datas, quantidades, portais e, nos ajustes, o motivo), sob um número de conta que não diz quem você é, para as contas fecharem;",
  },
  {
    tables: ["payments", "payment_reversals", "payment_events", "plan_subscriptions", "plan_invoices"],
    short: "se houve compra, os códigos da Stripe, o valor e as datas, que a lei fiscal obriga a guardar",
    whole:
      "se houve compra: os códigos do pagamento ou da assinatura na Stripe, o pacote ou o plano, o valor, as datas e as devoluções, pelo menos pelo tempo que a lei fiscal exige. Não guardamos ali seu nome, e-mail nem número de conta, mas a Stripe sabe quem pagou, e o registro das fichas traz o código da compra que as creditou;",
  },
  {
    tables: ["access_records"],
    short: "por seis meses, os registros de acesso (endereço IP, data e hora), que a lei obriga a guardar",
    whole:
      "os registros de acesso (endereço IP, data e hora), sob o mesmo número de conta, até completarem seis meses, como determina o Marco Civil da Internet (art.\u00A015);",
  },
  {
    tables: ["credit_accounts", "bonus_claims"],
    short: "um código do seu e-mail, que não o mostra",
    whole:
      "um código feito do seu e-mail com uma chave secreta, que não mostra o e-mail e serve só para os bônus não serem dados duas vezes à mesma pessoa;",
  },
];
