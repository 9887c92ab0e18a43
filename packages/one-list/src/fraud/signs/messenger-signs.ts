import { details, openToAll, type LeftOutPoints } from "./left-out-signs.ts";
import type { SignTable } from "./sign.ts";

/** Also as frauds write it to pass filters: "w h a t s", "z4p", "telegran". */
const telegram = String.raw`t ?e ?l ?e ?g ?r ?[a4] ?[mn]\w*|signal`;
const messenger = String.raw`(?:w ?h?[a4] ?t ?s\w*|wpp|z[a4]p\w*|${telegram}|(?<=\b(?:no|por|ou) )direct|pv|privado|aplicativos? de mensagens|wa\.me)`;
/** Words that mean a messenger only beside others. */
const message = String.raw`(?:${messenger}|mensage(?:m|ns)|grupo)`;
const only = String.raw`(?:so|apenas|somente|exclusivamente|unicamente|inteiramente|100 ?%|only)`;
const portal = String.raw`(?:aqui|(?:[oa]|est[ea]|ess[ea]) (?:site|portal|plataforma|pagina|anuncio|botao|chat))`;
/** Up to four words between. */
const words = String.raw`(?: [^ .;]{1,14}){0,4} `;

/** No way to apply or to ask but a messenger, and a reason to leave the portal. */
export const messengerSigns: SignTable = {
  kind: "messenger-only",
  enough: 4,
  within: "posting",
  needs: [["a messenger", "a number"]],
  signs: {
    "a messenger": {
      points: 2,
      source: "psafeWhatsapp",
      words: new RegExp(String.raw`\b${messenger}\b|\bentre no (?:nosso )?grupo`),
    },
    telegram: { points: 3, source: "psafeWhatsapp", words: new RegExp(String.raw`\b${telegram}\b`) },
    "a number": {
      points: 1,
      source: "psafeWhatsapp",
      words:
        /\(?\d{2}\)? ?9 ?\d{4}[-. ]? ?\d{4}|\b9\d{4}[- ]\d{4}|@\w+_\w+|\b(?:wa|t)\.me\/|\bchat\.whats|\blink d[ao] (?:bio|perfil|grupo)|\bqr ?code/,
    },
    "call me": {
      points: 1,
      source: "psafeWhatsapp",
      words:
        /\b(?:me )?cham(?:a|e|ar|em)\b|\badicion(?:e|a|ar)\b|\b(?:salv|anot)(?:e|a|ar) (?:o|meu)\b|\bentr(?:e|ar|a) (?:em contato|no (?:nosso )?(?:grupo|canal))|\bfal(?:e|a|ar) (?:com(?:igo)?|direto)\b|\bmand(?:a|e|ar) um oi\b|\bchat\.whats|\bgrupo d[oe]\b|\bbaix(?:e|a|ar) o/,
    },
    "a word to send": {
      points: 3,
      source: "psafeWhatsapp",
      words:
        /\b(?:mand|envi|digit|escrev)\w{1,4}(?: um)? ?["'“‘]?(?:eu quero|quero|vaga|trabalh\w{1,2})\b|\bdiga ["'“‘]|\ba palavra ["'“‘]?\w/,
    },
    "only there": {
      points: 3,
      words: new RegExp(
        String.raw`\b${only}${words}${message}\b|\b${message} (?:[^ .;]{1,14} )?${only}\b|\bcontato exclusiv`,
      ),
    },
    "not by the portal": {
      points: 6,
      words: new RegExp(
        String.raw`\bnao (?:se )?(?:candidat|mand|envi|us|respond|receb|atend|vej|olh|leio|damos|pass|explic|posso)\w*${words}?n?${portal}\b|\b(?:candidaturas?|curriculos?)${words}?(?:aqui|portal|site) nao|\b(?:sistema|site|plataforma|e-?mail)\b[^.;]{0,24}\b(?:problema|erro|fora do ar|manutencao|cobra)|\b(?:apagu?|cancel)\w+ (?:est|su)a candidatura|\b(?:desconsider|ignor)\w+ [oa]\b|\bdo not use`,
      ),
    },
    "not otherwise": {
      points: 3,
      words:
        /\bnao (?:\w{1,10} )?(?:envi|mand|receb|aceit|us)\w*(?: \w{1,10}){0,2} (?:e-?mails?|curriculos?|ligac\w+)\b|\bnao (?:ligar|ligue|atendo|atendemos)\b/,
    },
    "the selection is there": {
      points: 3,
      words: new RegExp(
        String.raw`\b(?:entrevistas?|processo|selecao|treinamento|conversa|tudo)\b[^.;]{0,40} (?:por|pelo|via|no) (?:canal )?(?:no )?${message}\b`,
      ),
    },
    "they go on there": {
      points: 3,
      words: new RegExp(
        String.raw`\b(?:sig[ao]|seguir|continu|pass)\w*${words}?(?:pelo|para [oa]|no) (?:meu )?${message}\b|\bmeu (?:numero|contato|whats\w*|zap)\b|\b(?:whats\w*|numero) pessoal\b`,
      ),
    },
    "a person, no firm": {
      points: 2,
      words:
        /\b(?:noss[oa]|[ao]|d[oa]) (?:gerente|recrutador\w*|consultor\w*|administrador\w*|secretaria|srta)\b|\bsou [ao] \w|@\w*(?:rh|vaga|gerente|recrut|selec|emprego)/,
    },
    "found your CV": {
      points: 2,
      words: /\bvi (?:o )?seu (?:curriculo|perfil)|\bseu (?:perfil|numero|curriculo) foi\b/,
    },
    "a number abroad": {
      points: 3,
      words: /\+(?!55)\d{1,3}\b/,
    },
    "the rest is told there": {
      points: 3,
      words:
        /\bexplic(?:o|amos|a|ar)\b|\bte conto|\bdetalhes\b|\b(?:mais )?(?:informacoes|instrucoes)\b|\bsaber (?:mais|onde)|\bem particular\b|\b(?:passo|falo|enviamos) (?:tudo|td|o endereco|onde)/,
    },
    "hidden on purpose": {
      points: 3,
      words:
        /\bnao (?:damos|passo|passamos|divulgamos|explico|falo|informamos|posso (?:falar|dizer|explicar|dar)|podemos)\b|\bsigilos|\bconfidencial|\bnome d[ao] (?:empresa|industria)/,
    },
    looks: {
      points: 2,
      words: /\bboa aparencia|\b(?:mulheres|mocas?|meninas) (?:de|maiores)|\b(?:nome|foto),? (?:e )?idade/,
    },
    "open to all": { points: 1, words: openToAll },
    "another way": {
      points: -4,
      isOfPosting: true,
      words:
        /@[\w-]+\.\w|\bgupy\b|\b[\w-]{3,40}\.(?:com\b(?!\/[\dA-Z])|org|gov|example)|\b(?:deix|entreg|traz|trag)\w+ (?:o )?(?:seu )?(?:cv|curriculo)|\bcomparec|\b(?:na loja|no balcao|na recepcao|na portaria)\b|\bcandidate-se (?:por|pel[oa]) |\b(?:ou|e) (?:por )?e-?mail/,
    },
    "a messenger for the work": {
      points: -5,
      isOfPosting: true,
      words:
        /\b(?:atender|responder|agendar|divulgar|moder\w+|bots?|agenda|clientes?|pedidos|consultas)\b[^.;]{0,60}\b(?:whats|telegram)|\b(?:whats\w*|telegram)\b[^.;]{0,40}\b(?:clientes?|pacientes?|pedidos|corporativo)/,
    },
    "a warning": {
      points: -20,
      isOfPosting: true,
      words: /\bdenuncie|\bdesconfie|\bgolpe|\bperfis falsos/,
    },
    ...details,
  },
};

export const messengerPoints: LeftOutPoints = { work: 3, pay: 3, placed: -2, named: -6 };
