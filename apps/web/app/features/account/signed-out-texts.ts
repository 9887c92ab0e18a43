export const signedOutTexts = { title: "Você saiu da sua conta", logIn: "Entrar" };
