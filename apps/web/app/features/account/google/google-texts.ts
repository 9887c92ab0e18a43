/** The texts around signing in with Google. */
export const googleTexts = {
  button: "Continuar com o Google",
  or: "ou",
  faults: {
    load: "Erro ao carregar o script do Google",
    missing: "Google Sign-In não está disponível",
    initialise: "Erro ao inicializar o Google Sign-In",
  },
  otherWay: "Enquanto isso, o e-mail e a senha funcionam normalmente.",
  retry: "Tentar de novo",
  finishing: "Entrando com o Google...",
  failedTitle: "Ops.. algo deu errado",
  failed: "Erro ao fazer login com Google",
  refused: "Erro durante a autenticação com Google",
  noCode: "Código de autorização não fornecido",
  otherAccount: (email: string) =>
    `Essa é outra conta. Para continuar, escolha no Google a conta de ${email}.`,
};
