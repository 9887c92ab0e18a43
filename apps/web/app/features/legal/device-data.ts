export type DeviceData = { key: string; where: "cookie" | "local" | "session"; what: string };

/**
 * What is kept in the browser: under which name, where, and for what. `cookie` is set by the server, `local` stays until
 * something removes it, `session` until the tab is closed. A name that ends in `…` is the beginning of several.
 * `scripts/kept-in-browser.test.ts` compares the list with the code.
 */
export const deviceData: readonly DeviceData[] = [
  {
    key: "google_sign_in",
    where: "cookie",
    what: "liga o começo e o fim do login com o Google ao mesmo navegador. Some em até 10 minutos. Em endereços https, o nome começa com __Host-.",
  },
  {
    key: "token",
    where: "local",
    what: "mostra ao nosso servidor que é você. Vale 24 horas e sai quando você sai da conta.",
  },
  {
    key: "user",
    where: "local",
    what: "seu nome, e-mail, plano e número da conta, para as telas. Sai quando você sai da conta.",
  },
  {
    key: "lastTokenRefresh",
    where: "local",
    what: "a hora em que o saldo foi atualizado. Sai quando você sai da conta.",
  },
  {
    key: "clock_ahead",
    where: "local",
    what: "que a data do aparelho estava adiantada quando você entrou.",
  },
  { key: "refer_id", where: "local", what: "o código de quem indicou você, se veio por indicação." },
  { key: "referral_code", where: "local", what: "o mesmo código, com o nome que versões antigas usavam." },
  {
    key: "sign_up_key",
    where: "local",
    what: "um código feito ao criar a conta, que mostra que o cadastro foi feito neste navegador. Sai quando a conta é confirmada aqui.",
  },
  { key: "selected_providers", where: "local", what: "os portais que você escolheu por último." },
  {
    key: "recent_searches_…",
    where: "local",
    what: "suas 3 últimas buscas e o que elas encontraram. Ficam só neste aparelho, separadas por e-mail, também depois que você sai da conta.",
  },
  {
    key: "recent_filters_…",
    where: "local",
    what: "como você filtrou as vagas dessas buscas. Fica e sai junto com elas.",
  },
  {
    key: "recent_known_…",
    where: "local",
    what: "quais vagas suas últimas buscas já tinham encontrado, como códigos, para mostrar só as novas. Fica e sai junto com as buscas.",
  },
  {
    key: "recent_news_…",
    where: "local",
    what: "quantas vagas novas essas buscas trouxeram, para a página inicial. Fica e sai junto com elas.",
  },
  {
    key: "marks_…",
    where: "local",
    what: "quais vagas você viu, ocultou e guardou, como códigos, para mostrar isso também sem internet. Separado por conta; sai quando você sai dela, menos o que ainda não chegou a nós, que é enviado quando você entra de novo.",
  },
  {
    key: "saved_…",
    where: "local",
    what: "suas vagas guardadas, com o que você anotou nelas, para ler sem internet. Separadas por conta; saem quando você sai dela.",
  },
  {
    key: "waiting_…",
    where: "local",
    what: "o que você mudou em Minhas vagas ou escreveu para nós sem internet, até ser enviado. Fica neste aparelho, separado por conta, também depois que você sai dela, e é enviado quando você entra de novo.",
  },
  {
    key: "data_saver",
    where: "local",
    what: "se você ativou ou desativou a economia de dados em Seu Perfil. Vale para este aparelho, também depois que você sai da conta.",
  },
  {
    key: "applied_asked_…",
    where: "local",
    what: "sobre quais vagas já perguntamos se você se candidatou, como códigos, para não perguntar de novo. Separado por conta; sai quando você sai dela.",
  },
  {
    key: "waiting_search",
    where: "local",
    what: "a busca que você digitou antes de entrar, para ela continuar depois. Sai quando você chega a ela e não vale por mais de dois dias.",
  },
  {
    key: "unfinished_searches_…",
    where: "local",
    what: "a busca que está em andamento, para ela continuar se o navegador fechar no meio. Separada por e-mail; sai quando a busca termina ou quando você sai da conta.",
  },
  {
    key: "own_search",
    where: "session",
    what: "qual busca em andamento é desta aba. Sai quando ela termina.",
  },
  {
    key: "asked_again",
    where: "session",
    what: "a quais portais esta aba está perguntando de novo, para continuar se a página for recarregada. Sai quando eles respondem.",
  },
  { key: "intendedDestination", where: "session", what: "para onde você queria ir antes do login." },
  {
    key: "googleReturn",
    where: "session",
    what: "para onde voltar depois de provar com o Google que é você.",
  },
  {
    key: "openedLink",
    where: "session",
    what: "o código que veio no link de um e-mail nosso ou na volta do login com o Google. Ele sai do endereço assim que a página abre e fica aqui até ser usado ou recusado, no máximo por uma hora.",
  },
  {
    key: "checkoutDeparture",
    where: "session",
    what: "qual pacote você foi pagar e quando, para reconhecer a sua volta.",
  },
  {
    key: "checkoutAnnounced",
    where: "session",
    what: "qual pagamento já foi anunciado, para não repetir o aviso.",
  },
  {
    key: "results_places",
    where: "session",
    what: "em que vaga dos resultados você estava, para voltar a ela.",
  },
  {
    key: "drafts_…",
    where: "session",
    what: "o que você digitou e ainda não enviou: as palavras e o lugar de uma busca, uma anotação, seu nome, uma mensagem para nós. Nunca uma senha. Separado por conta; sai quando é enviado ou quando você sai da conta.",
  },
  {
    key: "react-router-scroll-positions",
    where: "session",
    what: "até onde cada página estava rolada.",
  },
];
