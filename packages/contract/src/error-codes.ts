/**
 * Every error the API can answer, with the sentence a person reads.
 * The server maps each code to one HTTP status (`apps/server/src/errors.ts`).
 */
export const errorMessages = {
  invalid_input: "Confira os dados informados e tente de novo.",
  weak_password: "A senha não atende aos requisitos de segurança",
  common_password: "Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra.",
  no_search_params: "Nenhum parâmetro de busca fornecido",
  no_provider_selected: "Selecione pelo menos um provedor para realizar a busca",
  no_filter_filled: "Preencha pelo menos um filtro (palavras-chave, cidade ou estado)",
  unknown_provider: "Um dos provedores escolhidos não existe. Escolha outro e tente de novo.",
  provider_disabled: "Um dos provedores escolhidos está fora do ar por enquanto. Escolha outro.",
  provider_not_configured: "Um dos provedores escolhidos ainda não está configurado aqui. Escolha outro.",
  unknown_place: "Não encontramos essa cidade nesse estado. Escolha na lista.",
  unauthenticated: "Sua sessão expirou. Por favor, faça login novamente para continuar.",
  invalid_credentials: "E-mail ou senha incorretos.",
  email_not_confirmed: "Confirme seu e-mail antes de entrar.",
  confirmation_link_invalid: "Este link de confirmação não vale mais. Peça um novo.",
  confirmation_link_used: "Esta conta já está confirmada. É só entrar.",
  reset_link_invalid: "Este link de nova senha não vale mais. Peça um novo.",
  wrong_current_password: "A senha atual não confere.",
  fresh_login_needed: "Entre de novo com o Google para confirmar que é você.",
  google_not_configured: "Google Sign-In não está disponível",
  google_failed: "Erro durante a autenticação com Google",
  google_no_credential: "Credencial do Google não recebida",
  google_email_unverified: "O Google ainda não verificou o seu e-mail. Verifique-o por lá e tente de novo.",
  google_unavailable: "Erro ao fazer login com Google",
  referral_unknown: "Não encontramos esta indicação. Confira o link.",
  referral_own: "A indicação precisa vir de outra pessoa.",
  referral_newer: "A indicação precisa vir de quem já tinha conta antes de você.",
  referral_already_set: "Sua conta já tem uma indicação.",
  referral_too_late: "A indicação vale nos primeiros dias da conta, e esse prazo já passou.",
  insufficient_credits: "Fichas insuficientes",
  package_not_for_sale: "Failed to buy tokens",
  webhook_refused: "O aviso de pagamento não pôde ser conferido.",
  daily_already_claimed: "Fichas diárias já resgatadas hoje",
  idempotency_key_reused: "Este pedido de busca já foi usado. Comece uma nova busca.",
  too_many_searches:
    "Você já tem outras buscas em andamento neste portal. Espere uma delas terminar e tente de novo.",
  job_not_found:
    "Esta vaga não está mais guardada aqui. O portal pode tê-la encerrado, ou o endereço pode ter vindo incompleto.",
  not_found: "Não encontramos o que você procura.",
  request_timeout: "O envio demorou demais e foi interrompido. Confira sua conexão e tente de novo.",
  headers_too_large: "O endereço ou os cabeçalhos enviados são grandes demais.",
  payload_too_large: "Os dados enviados são grandes demais.",
  unsupported_media_type: "Formato de dados não aceito.",
  too_many_requests: "Muitas tentativas. Espere um pouco e tente de novo.",
  internal: "Algo deu errado do nosso lado. Já fomos avisados. Tente de novo em instantes.",
  unavailable: "O serviço está indisponível agora. Tente de novo em instantes.",
} as const;

export type ErrorCode = keyof typeof errorMessages;
