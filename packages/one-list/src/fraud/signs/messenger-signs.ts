import { details, openToAll, type LeftOutPoints } from "./left-out-signs.ts";
import type { SignTable } from "./sign.ts";

/** Also as frauds write it to pass filters: "w h a t s", "z4p", "telegran". */
const telegram = String.raw`t ?e ?l ?e ?g ?r ?[a4] ?[mn]\w*|t\.me|signal`;
const messenger = String.raw`(?:w ?h?[a4] ?t ?s\w*|uats\w*|wpp|z[a4]p\w*|zip zap|${telegram}|(?<=\b(?:no|n|pelo|por|via|ou) )direct|inbox|pv|privado|aplicativos? de (?:mensage(?:m|ns)|conversas?)|wa\.me)`;
/** Words that mean a messenger only beside others. */
const message = String.raw`(?:${messenger}|insta(?:gram)?|mensage(?:m|ns)|msg|bate-?papo|grupo)`;
const only = String.raw`(?:so|apenas|somente|exclusiv[oa]s?|exclusivamente|unicamente|inteiramente|totalmente|100 ?%|sempre|only)`;
const portal = String.raw`(?:aqui|(?:n?ess[ea]|n?est[ea]|[oa]|no|na) (?:site|portal|plataforma|app|anuncio|pagina|chat|botao))`;
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
      words: new RegExp(
        String.raw`\b${messenger}\b|\b(?:chat|api)\.whats|\bentr(?:e|ar|a|em) no (?:nosso )?(?:grupo|canal)`,
      ),
    },
    telegram: { points: 3, source: "psafeWhatsapp", words: new RegExp(String.raw`\b(?:${telegram})\b`) },
    "a number": {
      points: 1,
      source: "psafeWhatsapp",
      words:
        /\(?\d{2}\)? ?9 ?\d{4}[-. ]? ?\d{4}|\b9\d{4}[- ]\d{4}|@\w+_\w+|\b(?:wa|t)\.me\/|\b(?:chat|api)\.whats|\blink d[ao] (?:bio|perfil|grupo)|\bqr ?code/,
    },
    "call me": {
      points: 1,
      source: "psafeWhatsapp",
      words:
        /\b(?:me )?cham(?:a|e|ar|em)\b|\badicion(?:e|a|ar)\b|\badd\b|\b(?:salv|anot)(?:e|a|ar) (?:o|meu|esse|este|ai)\b|\bentr(?:e|ar|a) (?:em contato|no (?:nosso )?(?:grupo|canal))|\bfal(?:e|a|ar) (?:com(?:igo)?|direto)\b|\bmand(?:a|e|ar) (?:mensagem|msg|um oi|oi|um alo)\b|\bescrev(?:a|e)\b|\bpec(?:a|o) (?:o )?(?:convite|link)|\bchat\.whats|\bnos comentarios|\bgrupo (?:de vagas|d[oe]|no)\b|\bbaix(?:e|a|ar) o|\bprocur(?:e|a|ar) por @|\bdeix(?:e|a|ar) (?:o )?(?:seu )?(?:whats|zap|numero|telefone|contato)/,
    },
    "a word to send": {
      points: 3,
      source: "psafeWhatsapp",
      words:
        /\b(?:mand|envi|digit|escrev|respond)\w{1,4}(?: (?:a palavra|um|com|so))? ?["'“‘]?(?:eu quero|quero|vaga|sim|trabalh\w{1,2}|emprego|interesse|info|ok|[12])\b|\bdig(?:a|ite) ["'“‘]|\ba palavra ["'“‘]?\w/,
    },
    "only there": {
      points: 3,
      words: new RegExp(
        String.raw`\b${only}${words}${message}\b|\b${only} ${message}\b|\b${message} (?:[^ .;]{1,14} )?${only}\b|\bcontato exclusiv|\bunic[oa] (?:meio|canal|forma|via|contato)\b[^.;]{0,30} ${message}\b|\bso (?:respondo|respondemos|atendo|atendemos|falo|falamos)\b`,
      ),
    },
    "not by the portal": {
      points: 6,
      words: new RegExp(
        String.raw`\bnao (?:se |me )?(?:candidat|inscrev|cadastr|envi|mand|us|cliqu|aplic|apliqu|respond|atend|vej|vemos|olh|leio|lemos|acess|acompanh|recebo|recebemos|damos|pass|inform|explic|divulg|trat|fal|posso|consig)\w*${words}?(?:por |pel[oa] |n[oa] |n)?${portal}\b|\b(?:candidaturas?|curriculos?|mensagens|inscricoes|contatos)${words}?(?:aqui|site|portal|plataforma|app) (?:nao|sao (?:ignorad|descartad|desconsiderad))|\b(?:sistema|site|portal|plataforma|chat|e-?mail|telefone)\b[^.;]{0,24}\b(?:problema|manutencao|fora do ar|indisponivel|instavel|cobra|demora|bug\w*|travad\w|nao funciona|erro|defeito|falha\w*)|\b(?:apagu?|cancel|retir|exclu)\w+ (?:sua|esta|essa|a) candidatura|\bfora d(?:o|a|este|esta|esse|essa) (?:site|portal|plataforma|app)\b|\b(?:desconsider|ignor)\w+ (?:o|este|esse|a|esta) (?:botao|formulario|anuncio|candidatura|envio)|\bdo not (?:apply|use)`,
      ),
    },
    "not otherwise": {
      points: 3,
      words:
        /\bnao (?:\w{1,10} )?(?:atend|receb|aceit|us|envi|fa[cz]|tem|lig)\w*(?: \w{1,10}){0,2} (?:ligac\w+|telefon\w*|chamadas?|e-?mails?|curriculos?|site)\b|\bnao (?:ligar|ligue|liguem|adianta ligar|atendo|atendemos|precisa (?:de )?curriculo)\b|\bnem (?:por )?(?:e-?mails?|telefone|fazemos|ligac\w+|chamadas)|\bsem (?:ligac\w+|telefone|e-?mail)\b/,
    },
    "the selection is there": {
      points: 3,
      words: new RegExp(
        String.raw`\b(?:entrevistas?|processo|selecao|treinamento|contrat(?:o|acao)|etapas?|integracao|prova|tudo|resultado)\b[^.;]{0,40} (?:por|pelo|via|no|n?um|em) (?:grupo |canal )?(?:d[oe] |no )?(?:texto|audio|${message})\b`,
      ),
    },
    "they go on there": {
      points: 3,
      words: new RegExp(
        String.raw`\b(?:continu|prossegu|sig[ao]|segu|migr|vamos|pass|lev)\w*${words}?(?:pelo|para [oa]|pro|no|ao) (?:meu |nosso )?${message}\b|\bmeu (?:${message}|numero|contato)\b|\b(?:whats\w*|zap|numero|telefone|celular) (?:pessoal|particular)\b`,
      ),
    },
    "a person, no firm": {
      points: 2,
      words:
        /\b(?:noss[oa]|com [oa]|[ao]|d[oa]|minha|meu) (?:gerente|recrutador\w*|supervisor\w*|coordenador\w*|consultor\w*|administrador\w*|tutor\w*|assessor\w*|secretaria|mentor\w*|gestor\w*|srta|tia)\b|\b(?:gerente|recrutador\w*|seletor\w*) [a-z]{3,12}\b|\bsou [ao] \w|@\w*(?:rh|vaga|gerente|recrut|selec|trampo|emprego)/,
    },
    "found your CV": {
      points: 2,
      words:
        /\b(?:vi|vimos|achei|encontrei|encontramos|recebi|recebemos|gostei do|peguei) (?:o )?(?:seu|teu) (?:curriculo|perfil|cadastro|contato|numero|nome)|\b(?:seu|teu) (?:curriculo|perfil|cadastro|contato|numero|nome) foi\b|\b(?:voce|vc) foi (?:indicad|selecionad|recomendad|escolhid)/,
    },
    "a number abroad": {
      points: 3,
      words: /\+(?!55)\d{1,3}\b|\bnumero (?:internacional|estrangeiro|de fora|do exterior)/,
    },
    "the rest is told there": {
      points: 3,
      words:
        /\bexplic(?:o|amos|a|ar|ado)\b|\bte conto|\bdetalhes\b|\b(?:mais )?(?:informac(?:oes|ao)|instruc(?:oes|ao))\b|\bmais infos?\b|\bsaber (?:mais|onde)|\btudo la\b|\benviamos tudo|\bem particular\b|\baudio\b|\b(?:passo|passamos|mando|falo|conto|digo|envio|enviamos) (?:tudo|td|o resto|os|o (?:endereco|local)|a empresa|onde)|\bduvidas (?:so|apenas|somente)/,
    },
    "hidden on purpose": {
      points: 3,
      words:
        /\bnao (?:damos|passo|passamos|falo|falamos|informamos|divulgamos|dizemos|revelamos|explico|divulgo|posso (?:falar|dizer|explicar|dar)|podemos)\b|\bsigilos|\bconfidencial|\bem sigilo|\b(?:nome|local|endereco) d[ao] (?:empresa|firma|industria|loja|cliente)|\b(?:nome|local|endereco|empresa)\b[^.;]{0,30}\b(?:revelad|informad|divulgad|passad)\w* (?:na|no|apenas|so|depois|apos|durante)\b|\breservad[oa]\b|\b(?:nao temos|sem) (?:escritorio|sede|loja|endereco) fisic/,
    },
    looks: {
      points: 2,
      words:
        /\bboa aparencia|\bfoto (?:sua|de (?:corpo|perfil|rosto))|\b(?:mulheres|mocas?|meninas|garotas) (?:de|entre|maiores|ate|bonit)|\b(?:nome|foto),? (?:e )?(?:idade|cidade)/,
    },
    "open to all": { points: 1, words: openToAll },
    "another way": {
      points: -4,
      isOfPosting: true,
      words:
        /@[\w-]+\.\w|\bgupy\b|\blinkedin\b|\b[\w-]{3,40}\.(?:com|org|net|gov|ind|adv|edu|io|jobs|example)\b(?!\/\d|\/[+a-z]{0,4}\d|\/[A-Z])|\b(?:deix\w+|entreg\w+|lev\w+|traz\w*|traga) (?:o |seu |um )?(?:cv|curriculo)|\bcomparec|(?<!ir )\b(?:no|na|da|do) (?:loja|balcao|recepcao|portaria|local)\b|(?<!nao |nao se )\bcandidat\w+(?:-se)? (?:por (?:aqui|est[ea]\b)|pelo botao|aqui)|\b(?:ou|e) (?:por )?e-?mail|\bvisit\w+ (?:a|nossa)\b/,
    },
    "a messenger for the work": {
      points: -5,
      isOfPosting: true,
      words:
        /\b(?:atender|responder|confirmar|agendar|marcar|vender|divulgar|moder\w+|suporte|bots?|agenda|clientes?|pacientes?|alunos|pedidos|consultas|hospedes|segurados)\b[^.;]{0,60}\b(?:whats|telegram)|\b(?:whats\w*|telegram)\b[^.;]{0,40}\b(?:clientes?|pacientes?|alunos|pedidos|business|corporativo|jogadores)/,
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
