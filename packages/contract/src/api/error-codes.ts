import type { operatorErrorMessages } from "./operator-error-messages.ts";

/**
 * Every error that the API can answer, but those of the operator's page, with its sentence for people.
 * The server maps each code to one HTTP status (`apps/server/src/errors.ts`).
 */
export const errorMessages = {
  invalid_input: "Confira os dados informados e tente de novo.",
  weak_password: "A senha não atende aos requisitos de segurança",
  common_password: "Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra.",
  leaked_password:
    "Esta senha já apareceu em vazamentos de outros sites, e quem invade contas costuma testá-la. Escolha outra.",
  no_search_params: "Nenhum parâmetro de busca fornecido",
  no_provider_selected: "Selecione pelo menos um provedor para realizar a busca",
  no_filter_filled: "Preencha pelo menos um filtro (palavras-chave, cidade ou estado)",
  unknown_provider: "Um dos portais escolhidos não existe. Escolha outro e tente de novo.",
  provider_disabled: "Um dos portais escolhidos está fora do ar por enquanto. Escolha outro.",
  provider_not_configured: "Um dos portais escolhidos ainda não está configurado aqui. Escolha outro.",
  unknown_place: "Não encontramos essa cidade nesse estado. Escolha na lista.",
  unauthenticated: "Sua sessão expirou. Por favor, faça login novamente para continuar.",
  invalid_credentials: "E-mail ou senha incorretos.",
  email_not_confirmed: "Confirme seu e-mail antes de entrar.",
  confirmation_link_invalid: "Este link de confirmação não vale mais. Peça um novo.",
  confirmation_link_used: "Esta conta já está confirmada. É só entrar.",
  sign_up_password_needed: "Digite a senha que você criou no cadastro para confirmar a conta.",
  sign_up_password_wrong: "Esta não é a senha do cadastro com este e-mail.",
  reset_link_invalid: "Este link de nova senha não vale mais. Peça um novo.",
  wrong_current_password: "A senha atual não confere.",
  fresh_login_needed: "Entre de novo com o Google para confirmar que é você.",
  second_factor_needed: "Confirme com a sua segunda etapa que é você para continuar.",
  password_needed: "Confirme a sua senha para continuar.",
  second_factor_wrong: "Este código não confere ou já foi usado. Confira o código de agora e tente de novo.",
  second_factor_expired: "O tempo desta etapa acabou. Comece de novo.",
  second_factor_not_found: "Esta segunda etapa não está na sua conta.",
  second_factors_full: "Você já tem 10 segundas etapas. Remova uma para adicionar outra.",
  passkey_refused: "Não conseguimos conferir esta chave de acesso. Tente de novo.",
  passkey_known: "Esta chave de acesso já está em uma conta daqui.",
  passkeys_unavailable: "Chaves de acesso não funcionam neste endereço. Use um aplicativo de códigos.",
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
  saved_not_found: "Esta vaga não está entre as suas vagas guardadas.",
  saved_full: "Você já guardou 500 vagas. Tire algumas da sua lista para guardar outras.",
  shared_list_not_found:
    "Esta lista de vagas não existe mais. Listas compartilhadas ficam no ar por 30 dias; peça uma nova a quem enviou.",
  not_found: "Não encontramos o que você procura.",
  request_timeout: "O envio demorou demais e foi interrompido. Confira sua conexão e tente de novo.",
  headers_too_large: "O endereço ou os cabeçalhos enviados são grandes demais.",
  payload_too_large: "Os dados enviados são grandes demais.",
  unsupported_media_type: "Formato de dados não aceito.",
  too_many_requests: "Muitas tentativas. Espere um pouco e tente de novo.",
  overloaded: "Muita gente ao mesmo tempo por aqui. Espere alguns segundos e tente de novo.",
  internal: "Algo deu errado do nosso lado. Tente de novo em instantes.",
  unavailable: "O serviço está indisponível agora. Tente de novo em instantes.",
} as const;

export type ErrorCode = keyof typeof errorMessages | keyof typeof operatorErrorMessages;
