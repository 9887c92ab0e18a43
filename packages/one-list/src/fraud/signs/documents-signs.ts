import type { SignTable } from "./sign.ts";

/** Papers, bank data, passwords or codes that a person is to send to a stranger before any interview. */
export const documentsSigns: SignTable = {
  kind: "documents",
  enough: 6,
  within: "two sentences",
  needs: [
    ["send", "to me"],
    ["personal papers", "bank data", "a secret", "a picture of the person"],
  ],
  signs: {
    "personal papers": {
      points: 2,
      source: "psafeData",
      words:
        /\b(?:cpf|rg|identidade|cnh|carteira de trabalho|pis|certidao|documentos?|documentacao|frente e (?:o )?verso)\b/,
    },
    "bank data": {
      points: 4,
      source: "psafeData",
      words:
        /\b(?:dados (?:bancarios|d[ae] (?:sua )?conta\w*)|agencia(?: e|,)? (?:a )?conta|conta (?:corrente|bancaria|do banco)|numero d[aeo] (?:seu )?conta|(?:seu|o) cartao\b(?! de ponto)|conta digital|extratos?(?: bancarios?)?|chave pix|qual banco|cartao (?:de credito|do banco)|internet banking|(?:aplicativo|app) do banco|caixa tem|seu banco|do cartao)\b/,
    },
    "a secret": {
      points: 5,
      source: "canaltechCodes",
      words:
        /\b(?:senhas?|codigos?\b[^.]{0,20}\bsms|codigo (?:de (?:verificacao|seguranca)|por sms|que|q|do whats\w*|recebido)|(?:\d|seis) (?:digitos|numeros)|cvv|token|acesso remoto|acesso ao (?:seu )?aplicativo|aberta? em seu nome|login|dados de acesso|assinatura digital)\b/,
    },
    "a picture of the person": {
      points: 4,
      words:
        /\b(?:selfie|biometria|(?:reconhecimento|validacao) facial|foto sua|rosto(?! e corpo)|segurando|video (?:seu|dizendo)|imagens d[ao]|fotos? (?:d[oae]s? (?:seus? )?)?(?:documentos?|rg|cnh|cpf|cartao|identidade|carteira|certidao)|print)\b/,
    },
    send: {
      points: 3,
      source: "psafeData",
      words:
        /\b(?:envi(?:em|a|o (?:\w{1,12} )?d[aeo]s?)|mantenha|mand(?:e|a|ar|em|am)|(?:envi|encaminh|anex|compartilh)(?:am|ados?|e|ar)|solicitamos|mostre|(?:colhid|feit)[oa] por|inform(?:e|ar|ada)|passe|passa|repass(?:e|ar|a)|responda|fornece|preench(?:a|er)|digit(?:e|ar)|deix(?:e|ar)|confirm(?:e|ar)|cadastr(?:e|ar) sua|preciso d[aoe]s?|precisamos (?:d[aoe]s?|que)|pedimos)\b/,
    },
    "to me": {
      points: 2,
      source: "canaltechCodes",
      words:
        /\bme (?:pass|mand|repass)\w*|\bnos (?:fornec|envi|pass|inform)\w*|\b(?:a|com) noss[oa] (?:recrutador|equipe|analista|atendente)\w*|\bpara (?:o |a )?recrutador\w*/,
    },
    "by a message": {
      points: 2,
      source: "psafeWhatsapp",
      words:
        /\b(?:whats\w*|zap|telegram|(?<=no )direct|chat|pv|privado|mensagem|formulario|link|sms|aqui|conversa|e-?mail|pre-?cadastro)\b/,
    },
    "before any interview": {
      points: 5,
      source: "canaltechCodes",
      words:
        /\bantes (?:da|de) (?:entrevista|visita|chamada|conversar|agendar)|\b(?:nao|sem) (?:\w{1,15} ){0,3}entrevista|\bentrevista\b[^.]{0,40}\b(?:depois|seguida|apos)\b|\b(?:para|pra|p\/) (?:validar|liberar|confirmar|concluir|agilizar|finalizar|adiantar|emitir(?:mos)?|consultar(?:mos)?|abrir|cadastr\w+|gerar|nao perder|dar(?:mos)? andamento|agendar|marcar|o (?:registro|cadastro)|verificacao|iniciar|receber seu)|\bq eu (?:libero|concluo|cadastro)|\bpre-?admissao|\bfase de inscricao|\bvoce foi aprovad|\bselecionad[oa]!|\bsem sair de casa|\bem seu nome\b|\bhj\b|\beu ja\b/,
    },
    "in person": {
      points: -4,
      words:
        /\bcomparec|\bpass[ae] aqui|\bvenha\b|\boriginais|\btraz(?:er)?\b|\btraga\b|\blevar\b|\bapresent|\bpresencial|\bportal d[ao]|\bna hora de registrar|\bna (?:admissao|sede|loja|data)\b|\bno (?:rh|balcao|primeiro dia|ato da)\b|\bentreg(?:ar|ue)\b|\bapos (?:a )?(?:entrevista|aprovacao|admissao)|\bcom foto\b/,
    },
    "part of the work": {
      points: -4,
      words:
        /\bclientes?\b|\bcolaboradores\b|\busuarios?\b|\balunos?\b|\bpacientes?\b|\bhospedes?\b|\bsegurados\b|\bvisitantes\b|\badmitidos\b|\banalis\w+|\bconfer(?:ir|encia)\b|\barquiv\w+|\borganiz\w+|\batender\b|\babertura de contas|\blancamento|\bcontrole\b|\boferecer\b|\bproposta\b|\bfluxos?\b|\bnegociar|\bboletos?\b|\bmedidas\b|\bportfolio|\btrabalhos\b|\bassociados\b|\bcandidatos? pelo|\bso depois\b|\bmaquininha|\blojistas?\b/,
    },
    "a warning": {
      points: -20,
      words:
        /\b(?:nao|nunca|jamais)(?: \w{1,15}){0,3} (?:ped|solicit|exig|envi|pass)|\b(?:nao|nunca|jamais) mand|\bdenuncie|\bdesconfie|\bgolpe/,
    },
    "an application, wages": {
      points: -1,
      words: /\bconta[- ]salario|\bconveniad|\bsem tarifa|\bcurriculo|\bcv\b|\bportfolio|\bbag\b/,
    },
  },
};
