import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { formatCount } from "#lib/words/money.ts";
import {
  linkKeptDays,
  marksKeptDays,
  marksMax,
  operatorActsKeptDays,
  questionCountsKeptDays,
  searchTermsKeptDays,
  secondFactorMinutes,
  sessionKeptDays,
  sharedListKeptDays,
  signUpKeptDays,
  unpaidPurchaseKeptDays,
} from "@vagou/contract/limits";
import type { KeptData } from "./legal-document.ts";

const contract = "Cumprir o acordo com você (LGPD, art.\u00A07º, V)";
const interest = "Legítimo interesse em evitar abuso (LGPD, art.\u00A07º, IX)";

const repeatMinutes = freeRepeatMs / 60_000;

/** What the server's tables hold about a person; a test of theirs (`db/privacy-policy.test.ts`) holds it complete. */
export const keptData: KeptData[] = [
  {
    what: "Nome, e-mail, código argon2 da senha, plano e data do cadastro",
    why: "Ter a sua conta, reconhecer você e recuperar o acesso.",
    ground: contract,
    howLong: `Enquanto a conta existir; de um cadastro que ninguém confirmou, por ${signUpKeptDays} dias.`,
  },
  {
    what: "Número da sua conta Google, se você entra com o Google",
    why: "Reconhecer você no próximo login.",
    ground: contract,
    howLong: "Enquanto a conta existir.",
  },
  {
    what: "Segunda etapa, se você usa: o nome que você deu, quando foi usada, o segredo cifrado do seu aplicativo de códigos, a parte pública de cada chave de acesso e códigos argon2 dos códigos de recuperação",
    why: "Pedir, além da senha ou do Google, algo que só você tem.",
    ground: contract,
    howLong: `Até você remover a segunda etapa ou excluir a conta; uma etapa que espera por você, por ${secondFactorMinutes} minutos.`,
  },
  {
    what: "Acessos à conta: data, forma de entrar, aparelho em palavras (como “Chrome no Android”) e um código do endereço IP",
    why: "Mostrar onde sua conta está aberta e reconhecer um lugar de onde você já entrou.",
    ground: interest,
    howLong: `Por ${sessionKeptDays} dias depois que o acesso termina.`,
  },
  {
    what: "Registros de acesso: endereço IP, porta quando conhecida, data e hora em que você entra e, a cada dia, usa a conta",
    why: "Obedecer ao Marco Civil da Internet. Ficam à parte, não servem para mais nada e só são entregues por ordem judicial ou a você.",
    ground: "Obrigação legal (Marco Civil da Internet, art.\u00A015; LGPD, art.\u00A07º, II)",
    howLong: "Por seis meses, também depois da exclusão da conta.",
  },
  {
    what: "Extrato das fichas: o que entrou e saiu, quando, por quê e, nas buscas, em que portal e com que número, sorteado pelo seu aparelho, que não mostra o que você digitou",
    why: "Cobrar certo, devolver certo, prestar contas e mostrar juntos os portais de uma mesma busca.",
    ground: contract,
    howLong:
      "Sem prazo para acabar; depois da exclusão da conta, sem dizer de quem é e sem o número das buscas.",
  },
  {
    what: "Um código de cada busca, feito com uma chave secreta que muda todo dia e que não mostra o que você digitou",
    why: "Reconhecer a mesma busca e não cobrar duas vezes por ela.",
    ground: contract,
    howLong: `Por cerca de ${repeatMinutes} minutos.`,
  },
  {
    what: "Pedidos de busca repetidos: o código que o seu aparelho deu a cada pedido, o portal e o que respondemos",
    why: "Responder o mesmo, sem cobrar de novo, quando a conexão cai e o pedido é enviado outra vez.",
    ground: contract,
    howLong: `Por cerca de um dia; qual foi a resposta, por cerca de ${repeatMinutes} minutos.`,
  },
  {
    what: "Palavras buscadas: quantas vezes cada uma, em cada estado e semana, sem dizer quem buscou",
    why: "Saber que vagas as pessoas procuram e em que portais vale buscar.",
    ground: "Legítimo interesse em melhorar o serviço (LGPD, art.\u00A07º, IX)",
    howLong: `Por ${searchTermsKeptDays} dias.`,
  },
  {
    what: "Vagas que você abriu e vagas que você escondeu: o código da vaga e quando, sem as palavras da busca",
    why: "Mostrar, em qualquer aparelho seu, quais vagas você já viu e não mostrar de novo as que você escondeu.",
    ground: contract,
    howLong: `Por ${marksKeptDays} dias depois da última vez que você abriu ou escondeu a vaga, no máximo ${formatCount(marksMax)} vagas; antes disso, até a exclusão da conta.`,
  },
  {
    what: "Vagas que você guardou em Minhas vagas: o anúncio como estava, o que outros portais diziam da mesma vaga, em que pé está a candidatura, sua anotação e o próximo passo com a data",
    why: "Mostrar suas vagas e candidaturas em qualquer aparelho seu, também depois que o portal tira o anúncio do ar.",
    ground: contract,
    howLong:
      "Até você tirar a vaga da lista ou excluir a conta; uma vaga tirada da lista, por um dia, para você poder voltar atrás.",
  },
  {
    what: "Listas de vagas que você compartilhou: as vagas escolhidas, quando foi e um código do link",
    why: "Mostrar a lista a quem tem o link. Ela é pública para quem tem o link e não mostra seu nome, seu e-mail nem suas anotações.",
    ground: contract,
    howLong: `Por ${sharedListKeptDays} dias; antes disso, até você encerrar o link ou excluir a conta.`,
  },
  {
    what: "Contagem do que cada portal respondeu: para um código das palavras e do lugar, quantas vagas e em quanto tempo, por dia, com marcas que dizem só se foram pessoas diferentes. Cada marca é de uma em cada 64 pessoas e muda com as palavras",
    why: "Mostrar, antes de você pagar, o que cada portal costuma trazer, e só quando pelo menos cinco pessoas buscaram o mesmo.",
    ground: "Legítimo interesse em melhorar o serviço (LGPD, art.\u00A07º, IX)",
    howLong: `Por ${questionCountsKeptDays} dias.`,
  },
  {
    what: "Pagamentos: código na Stripe, pacote, valor, data e situação",
    why: "Creditar as fichas, tratar reembolso e cumprir a lei fiscal.",
    ground: "Cumprir o acordo com você e obrigação legal (LGPD, art.\u00A07º, V e II)",
    howLong: `Pelo menos pelo tempo que a lei fiscal exige; uma compra que você começou e não pagou, por ${unpaidPurchaseKeptDays} dias.`,
  },
  {
    what: "Assinaturas de planos e planos comprados: código na Stripe, plano, valor, cobranças e datas",
    why: "Ativar e encerrar o plano na data certa, tratar reembolso e cumprir a lei fiscal.",
    ground: "Cumprir o acordo com você e obrigação legal (LGPD, art.\u00A07º, V e II)",
    howLong:
      "Pelo menos pelo tempo que a lei fiscal exige; até quando você tem o plano, enquanto a conta existir.",
  },
  {
    what: "Indicações: qual conta indicou qual, quando e quantas fichas isso rendeu",
    why: "Dar o bônus a quem tem direito, uma vez só.",
    ground: contract,
    howLong:
      "Enquanto a conta existir; depois da exclusão fica só a contagem, sem dizer quem indicou nem quem veio.",
  },
  {
    what: "Links que enviamos a você, para confirmar a conta e criar outra senha: um código de cada um, quando foi enviado e quando foi usado",
    why: "Aceitar cada link uma vez só e dizer que um link já foi usado.",
    ground: contract,
    howLong: `Por ${linkKeptDays} dias depois do envio.`,
  },
  {
    what: "Mensagens que enviamos a você, e as que você nos envia pela página de contato, com seu nome e e-mail",
    why: "Entregar confirmação, nova senha e avisos da conta, e levar o que você escreve ao nosso atendimento.",
    ground: contract,
    howLong:
      "Até o envio; um registro do envio, por cerca de 30 dias. O que você nos escreve e o servidor de e-mail recusa fica por cerca de 30 dias, para ainda podermos ler e responder.",
  },
  {
    what: "Um código do seu e-mail, feito com uma chave secreta, que não mostra o e-mail",
    why: "Não dar duas vezes os bônus de boas-vindas à mesma pessoa.",
    ground: interest,
    howLong: "Sem prazo para acabar, também depois da exclusão da conta.",
  },
  {
    what: "Tentativas seguidas de entrar, cadastrar, pedir links, escrever para nós, marcar, guardar ou compartilhar vagas: códigos do e-mail, da conta e do IP, e quantas foram",
    why: "Fazer esperar quem tenta adivinhar senhas, encher caixas de e-mail ou sobrecarregar o serviço.",
    ground: interest,
    howLong: "Enquanto fizerem efeito, em geral menos de um dia.",
  },
  {
    what: "Registro do que a equipe que opera o Vagou viu da sua conta ou mudou nela: quem foi, o quê e quando. Se você é da equipe: que você tem esse papel e o que fez com ele",
    why: "Prestar contas de cada consulta e mudança. Você encontra as da sua conta em Baixar meus dados.",
    ground: interest,
    howLong: `Por ${operatorActsKeptDays} dias; depois da exclusão da sua conta, sem dizer de quem ela era. O que uma pessoa da equipe fez fica pelo mesmo prazo, também depois da exclusão da conta dela.`,
  },
  {
    what: "O que você escreve para o nosso atendimento, por e-mail ou pela página de contato",
    why: "Responder e resolver.",
    ground: contract,
    howLong: "Enquanto o assunto durar e enquanto possa haver discussão sobre ele.",
  },
];
