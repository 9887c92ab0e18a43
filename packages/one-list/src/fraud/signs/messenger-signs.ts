import { details, openToAll, type LeftOutPoints } from "./left-out-signs.ts";
import type { SignTable } from "./sign.ts";

/** Also as frauds write it to pass filters: "w h a t s", "z4p", "telegran". */
const telegram = String.raw`signal|t ?e ?l ?e ?g ?r ?[a4] ?[mn]\w*|t\.me`;
const messenger = String.raw`(?:${telegram}|aplicativos? de (?:mensage(?:m|ns)|conversas?)|inbox|(?<=\b(?:n|no|ou|pelo|por|via) )direct|(?<=\b(?:na|pela) )conversa|privado|pv|uats\w*|w ?h?[a4] ?t ?s\w*|wa\.me|wpp|z[a4]p\w*|zip zap)`;
/** Words that mean a messenger only beside others. */
const message = String.raw`(?:${messenger}|bate-?papo|grupo|insta(?:gram)?|mensage(?:m|ns)|msg)`;
const only = String.raw`(?:100 ?%|apenas|exclusiv[oa]s?|exclusivamente|inteiramente|only|sempre|so|somente|totalmente|unicamente)`;
const portal = String.raw`(?:aqui|(?:[oa]|n?ess[ea]|n?est[ea]|na|no) (?:anuncio|app|botao|chat|pagina|plataforma|portal|site))`;
/** Up to four words between. */
const words = String.raw`(?: [^ .;]{1,14}){0,4} `;

export const messengerPoints: LeftOutPoints = { work: 3, pay: 3, placed: -2, named: -6, plainlyNamed: -3 };

const needs: SignTable["needs"] = [["a messenger", "a number"]];
const ways: SignTable["signs"] = {
  "a messenger": {
    points: 2,
    words: new RegExp(String.raw`\b(?:${messenger}\b|entr(?:a|ar|e|em) no (?:nosso )?(?:grupo|canal))`),
  },
  telegram: { points: 3, words: new RegExp(String.raw`\b(?:${telegram})\b`) },
  "a number": {
    points: 1,
    words:
      /\b9\d{4}[- ]\d{4}|@\w+_\w+|\(?\d{2}\)? ?9 ?\d{4}[-. ]? ?\d{4}|\b(?:(?:chat|api)\.whats|link d[ao] (?:bio|grupo|perfil)|qr ?code|(?:wa|t)\.me\/)/,
  },
  "call me": {
    points: 1,
    words:
      /\b(?:add\b|adicion(?:a|ar|e)\b|baix(?:a|ar|e) o|chat\.whats|(?:contact|message|text) (?:me|our|us)\b|deix(?:a|ar|e) (?:o )?(?:seu )?(?:contato|numero|telefone|whats|zap)|entr(?:a|ar|e) (?:em contato|no (?:nosso )?(?:grupo|canal))|escrev(?:a|e)\b|fal(?:a|ar|e) (?:com(?:igo)?|direto)\b|grupo (?:d[oe]|de vagas|no)\b|mand(?:a|ar|e) (?:mensagem|msg|oi|um alo|um oi)\b|(?:me )?cham(?:a|ar|e|em)\b|nos comentarios|pec(?:a|o) (?:o )?(?:convite|link)|(?:salv|anot)(?:a|ar|e) (?:ai|esse|este|meu|o)\b)/,
  },
  "a word to send": {
    points: 3,
    words:
      /\b(?:a palavra ["'“‘]?\w|dig(?:a|ite) ["'“‘]|(?:digit|envi|escrev|mand|respond)\w{1,4}(?: (?:a palavra|com|so|um))? ?["'“‘]?(?:[12]|emprego|eu quero|info|interesse|ok|quero|sim|trabalh\w{1,2}|vaga)\b)/,
  },
  "only there": {
    points: 3,
    words: new RegExp(
      String.raw`\b(?:${message} (?:[^ .;]{1,14} )?${only}\b|${only} ${message}\b|${only}${words}${message}\b|contato exclusiv|so (?:atendemos|atendo|falamos|falo|respondemos|respondo)\b|unic[oa] (?:canal|contato|forma|meio|via)\b[^.;]{0,30} ${message}\b)`,
    ),
  },
  "not here": {
    points: 6,
    words: new RegExp(
      String.raw`\b(?:(?:apagu?|cancel|exclu|retir)\w+ (?:a|essa|esta|sua) candidatura|(?:candidaturas?|contatos|curriculos?|inscricoes|mensagens)${words}?(?:app|aqui|plataforma|portal|site) (?:nao|sao (?:descartad|desconsiderad|ignorad))|(?:chat|e-?mail|plataforma|portal|sistema|site|telefone)\b[^.;]{0,24}\b(?:bug\w*|cobra|defeito|demora|erro|falha\w*|fora do ar|indisponivel|instavel|manutencao|nao funciona|problema|travad\w)|(?:desconsider|ignor)\w+ (?:a|esse|esta|este|o) (?:anuncio|botao|candidatura|envio|formulario)|do not (?:apply|use)|(?:aqui|n[oa] (?:app|plataforma|portal|site)) nao (?:conseg|receb|respond)|fora d(?:a|essa|esse|esta|este|o) (?:app|plataforma|portal|site)\b|nao (?:se |me )?(?:acess|acompanh|aplic|apliqu|atend|cadastr|candidat|cliqu|consig|damos|divulg|envi|explic|fal|inform|inscrev|leio|lemos|mand|olh|pass|posso|recebemos|recebo|respond|trat|us|vej|vemos)\w*${words}?(?:n|n[oa] |pel[oa] |por )?${portal}\b)`,
    ),
  },
  "not otherwise": {
    points: 3,
    words:
      /\b(?:nao (?:\w{1,10} )?(?:aceit|atend|envi|fa[cz]|lig|receb|tem|us)\w*(?: \w{1,10}){0,2} (?:chamadas?|curriculos?|e-?mails?|ligac\w+|site|telefon\w*)\b|nao (?:adianta ligar|atendemos|atendo|ligar|ligue|liguem|precisa (?:de )?curriculo)\b|nao e possivel (?:ir|vir|visitar)\b|nem (?:por )?(?:chamadas|e-?mails?|fazemos|ligac\w+|telefone)|sem (?:e-?mail|ligac\w+|telefone)\b)/,
  },
  "selected there": {
    points: 3,
    words: new RegExp(
      String.raw`\b(?:contrat(?:o|acao)|entrevistas?|etapas?|integracao|processo|prova|resultado|selecao|treinamento|tudo)\b[^.;]{0,40} (?:em|n?um|n[ao]|pel[ao]|por|via) (?:grupo |canal |troca )?(?:d[oe] |no )?(?:${message}|audio|texto)\b`,
    ),
  },
  "moved there": {
    points: 3,
    words: new RegExp(
      String.raw`\b(?:(?:celular|numero|telefone|whats\w*|zap) (?:pessoal|particular)\b|(?:continu|lev|migr|pass|prossegu|segu|sig[ao]|vamos)\w*${words}?(?:ao|no|para [oa]|pelo|pro) (?:meu |nosso )?${message}\b|meu (?:${message}|contato|numero)\b)`,
    ),
  },
  "a person": {
    points: 2,
    words:
      /\b(?:(?:[ao]|com [oa]|d[oa]|meu|minha|noss[oa]) (?:administrador\w*|assessor\w*|consultor\w*|coordenador\w*|gerente|gestor\w*|mentor\w*|recrutador\w*|secretaria|srta|supervisor\w*|tia|tutor\w*)\b|(?:gerente|recrutador\w*|seletor\w*) [a-z]{3,12}\b|(?:hr|hiring) manager\b|sou [ao] \w)|@\w*(?:emprego|gerente|recrut|rh|selec|trampo|vaga)/,
  },
  "found your CV": {
    points: 2,
    words:
      /\b(?:(?:achei|encontramos|encontrei|gostei do|peguei|recebemos|recebi|vi|vimos) (?:o )?(?:seu|teu) (?:cadastro|contato|curriculo|nome|numero|perfil)|(?:seu|teu) (?:cadastro|contato|curriculo|nome|numero|perfil) foi\b|(?:voce|vc) foi (?:escolhid|indicad|recomendad|selecionad))/,
  },
  "a number abroad": {
    points: 3,
    words: /\+(?!55)\d{1,3}\b|\bnumero (?:de fora|do exterior|estrangeiro|internacional)/,
  },
  "told there": {
    points: 3,
    words:
      /\b(?:audio\b|(?:conto|digo|enviamos|envio|falo|mando|passamos|passo) (?:a empresa|o (?:endereco|local)|o resto|onde|os|td|tudo)|detalhes\b|duvidas (?:apenas|so|somente)|em particular\b|explic(?:a|ado|amos|ar|o)\b|(?:mais )?(?:informac(?:oes|ao)|instruc(?:oes|ao))\b|saber (?:mais|o (?:endereco|local|nome)|onde)|te conto)/,
  },
  hidden: {
    points: 3,
    words:
      /\b(?:confidencial|em sigilo|(?:empresa|endereco|local|nome)\b[^.;]{0,30}\b(?:divulgad|informad|passad|revelad)\w* (?:apenas|apos|depois|durante|na|no|so)\b|(?:endereco|local|nome) d[ao] (?:cliente|empresa|firma|industria|loja)|nao (?:damos|divulgamos|divulgo|dizemos|explico|falamos|falo|informamos|passamos|passo|podemos|posso (?:dar|dizer|explicar|falar)|revelamos)\b|(?:nao temos|sem) (?:endereco|escritorio|loja|sede) fisic|reservad[oa]\b|sigilos)/,
  },
  looks: {
    points: 2,
    words:
      /\b(?:boa aparencia|foto (?:sua|de (?:corpo|perfil|rosto))|(?:garotas|meninas|mocas?|mulheres) (?:ate|bonit|de|entre|maiores)|(?:nome|foto),? (?:e )?(?:idade|cidade))/,
  },
  "open to all": { points: 1, words: openToAll },
  "another way": {
    points: -4,
    isOfPosting: true,
    words:
      /@[\w-]+\.\w|\b(?:[\w-]{3,40}\.(?:adv|com|edu|example|gov|ind|io|jobs|net|org)\b(?!\/[+a-z]{0,4}\d|\/[A-Z]|\/\d)|comparec|(?:deix\w+|entreg\w+|lev\w+|traga|traz\w*) (?:o |seu |um )?(?:cv|curriculo)|gupy\b|linkedin\b)|(?<!alimentacao |almoco |ir |ou |refeicao |refeitorio )\b(?:da|do|na|no) (?:balcao|local|loja|portaria|recepcao)\b|\bcandidat\w+(?:-se)? (?:aqui|pelo botao|por (?:aqui|est[ea]\b))|\b(?:(?:ou|e) (?:por )?e-?mail|visit\w+ (?:a|nossa)\b)/,
  },
  "a tool of the work": {
    points: -5,
    isOfPosting: true,
    words:
      /\b(?:(?:agenda|agendar|alunos|atender|bots?|clientes?|confirmar|consultas|divulgar|hospedes|marcar|moder\w+|pacientes?|pedidos|responder|segurados|suporte|vender)\b[^.;]{0,60}\b(?:whats|telegram)|(?:whats\w*|telegram)\b[^.;]{0,40}\b(?:alunos|business|clientes?|corporativo|jogadores|pacientes?|pedidos))/,
  },
  "a warning": {
    points: -20,
    isOfPosting: true,
    words: /\b(?:denuncie|desconfie|golpe|perfis falsos)/,
  },
};

/** No way to apply or to ask but a messenger, and a reason to leave the portal. */
export const messengerSigns: SignTable = {
  kind: "messenger-only",
  enough: 4,
  within: "posting",
  needs,
  signs: { ...ways, ...details },
};

/** Says it so plainly that no details of the work make it honest: who copies an honest posting has them all. */
export const plainMessengerSigns: SignTable = {
  kind: "messenger-only",
  enough: 7,
  within: 2,
  needs,
  signs: ways,
};
