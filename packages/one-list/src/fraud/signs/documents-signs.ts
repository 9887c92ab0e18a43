import type { SignTable } from "./sign.ts";

/** Papers, bank data, passwords or codes that a person is to send to a stranger before any interview. */
export const documentsSigns: SignTable = {
  kind: "documents",
  enough: 7,
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
        /\b(?:cpf|rg|identidade|cnh|carteira de trabalho|ctps|titulo(?: de eleitor)?|pis|nome d[oa] (?:mae|pai)|certidao|passaporte|holerites?|contracheque|nis|bolsa familia|comprovantes? de (?:residencia|endereco|renda)|documentos?|documentacao|data de nascimento|frente e (?:o )?verso|fotos? frente)\b/,
    },
    "bank data": {
      points: 4,
      source: "psafeData",
      words:
        /\b(?:dados (?:bancarios|d[ae] (?:sua )?conta\w*|d[oe] (?:seu )?cartao|do (?:seu )?banco|pix)|agencia(?: e|,| \/)? (?:a )?conta|conta e (?:a )?agencia|conta (?:corrente|bancaria|do banco)|numero d[aeo] (?:sua |seu )?(?:conta|cartao)|dados? de pagamento|(?:seu|o) cartao\b(?! de ponto)|cartoes\b|fatura|comprovante bancario|picpay|nubank|imposto de renda|conta digital|extratos?(?: bancarios?)?|sua conta(?: bancaria| do banco)|chave pix|seu pix|qual banco|em que banco|banco (?:que|q|onde) (?:recebe|vc usa|voce usa)|cartao (?:de (?:credito|debito|banco)|do banco|bancario|internacional|cidadao)|limite d[oe] cartao|internet banking|(?:aplicativo|app) do banco|caixa tem|emprest\w+ (?:a )?sua conta|seu banco|do cartao)\b/,
    },
    "a secret": {
      points: 5,
      source: "canaltechCodes",
      words:
        /\b(?:senhas?|codigo (?:de (?:verificacao|seguranca|confirmacao|acesso|autenticacao|validacao|\d|seis|cinco)|por sms|que|q|do whats\w*|recebido|enviado|chega\w*|numerico)|codigos?\b[^.]{0,20}\bsms|(?:\d|seis) (?:digitos|numeros)|numero de (?:\d|confirmacao)|cvv|token|(?:whats\w*|conectar)[^.]{0,30}qr ?code|acesso remoto|anydesk|teamviewer|tela compartilhada|espelh\w+ a tela|compartilh\w+ (?:a |sua )?tela|acesso (?:ao|do) (?:seu )?(?:aplicativo|app|banco|gov)|(?:conta|aplicativo|app|senha|login|acesso) (?:d[oe] )?gov\.?br|palavra.?passe|(?:aplicativo|app) do banco aberto|aberta? em seu nome|login|dados de acesso|assinatura digital|emprest\w+ (?:a )?sua conta)\b/,
    },
    "a picture of the person": {
      points: 4,
      words:
        /\b(?:selfie|biometria|(?:reconhecimento|validacao) facial|foto (?:d[oe] )?(?:seu )?rosto|foto sua|rosto(?! e corpo)|olha (?:para|pra) (?:a )?camera|segurando|video (?:seu|dizendo|curto|do (?:seu )?rosto|mostrando)|chamada de video para|(?:virando|girando|mexendo) (?:o|a) (?:rosto|cabeca)|piscando|prova de vida|imagens d[ao]|fotos? (?:(?:d[oae]s?|com) (?:seus? )?)?(?:documentos?|rg|cnh|cpf|cartao|cartoes|identidade|carteira|titulo|certidao|fatura)|print)\b/,
    },
    send: {
      points: 3,
      source: "psafeData",
      words:
        /\b(?:envi(?:e|ar|em|a|o (?:\w{1,12} )?d[aeo]s?)|receber (?:as |os )?(?:imagens|fotos|copias)|mantenha|encaminh(?:e|ar|em)|remet(?:a|er|am)|mand(?:e|a|ar|em|am)|envio (?:imediato|d[aeo]s?|por|pelo)|(?:envi|encaminh|anex|compartilh)(?:am|ados?|adas?|e|ar)|compartilh\w+|solicitamos|apresente|mostre|exiba|(?:colhid|coletad|realizad|feit)[oa] (?:por|pelo|via)|inform(?:e|ar|ada)|passe|passa|repass(?:e|ar|a)|responda|forneca|fornece|preench(?:a|er)|anex(?:e|ar|em)|deix(?:e|ar)|grave|faz(?:er)? (?:login|download|o cadastro|a biometria)|permitir acesso|falta so|digit(?:e|ar)|confirm(?:e|ar)|(?:inform|envi|mand|digit)ando|cadastr(?:e|ar) (?:sua|seu)|tir(?:e|ar)|preciso d[aoe]s?|precisamos (?:d[aoe]s?|que)|pedimos|e preciso que|emprest\w+ (?:a )?sua conta|instale|faca (?:a|o) (?:validacao|reconhecimento)|conectar seu)\b/,
    },
    "to me": {
      points: 2,
      source: "canaltechCodes",
      words:
        /\bme (?:pass|mand|envi|inform|fal|repass|diz)\w*|\binform[ea]-[oa]\b|\bnos (?:fornec|envi|pass|inform)\w*|\b(?:a|para|com) noss[oa] (?:recrutador|equipe|analista|atendente|consultor|tecnico)\w*|\b(?:para|pro|pra) (?:o |a )?recrutador\w*/,
    },
    "by a message": {
      points: 2,
      source: "psafeWhatsapp",
      words:
        /\b(?:whats\w*|wpp|zap|telegram|(?<=no |pelo |por |via )direct|inbox|chat|pv|privado|mensagem|formulario|link|sms|aqui|conversa|e-?mail|site|pre-?cadastro|este anuncio|digitalizacoes)\b/,
    },
    "before any interview": {
      points: 5,
      source: "canaltechCodes",
      words:
        /\bantes (?:da|de) (?:entrevista|visita|chamada|conversar|qualquer|se conhecer|marcar|agendar|mesmo)|\b(?:nao|sem|nem) (?:\w{1,15} ){0,3}entrevista|\bentrevista\b[^.]{0,40}\b(?:depois|seguida|apos)\b|\b(?:para|pra|p\/) (?:validar|liberar|confirmar|concluir|agilizar|garantir|finalizar|adiantar|reservar|emitir(?:mos)?|consultar(?:mos)?|registrar|abrir|cadastr\w+|ativar|desbloquear|gerar|nao perder|dar(?:mos)? (?:andamento|entrada|inicio|continuidade|sequencia)|prosseguir|agendar|marcar|o (?:registro|cadastro|contrato)|a (?:contratacao|admissao|folha)|verificacao|iniciar|comecar|assumir|receber seu|seu contrato)|\bq eu (?:libero|concluo|cadastro|finalizo)|\bcontratacao (?:e )?direta|\bvaga (?:e|ja e) sua|\bpre-?admissao|\bfase de inscricao|\bordem de envio|\bcontratacao digital|\b(?:voce|vc) (?:foi|ja esta|esta) (?:aprovad|selecionad|contratad)|\b(?:aprovad|selecionad)[oa]!|\bja (?:faco|fazemos|registr)|\bsem sair de casa|\bem seu nome\b|\bnome do colaborador\b|\bhj\b|\bja eu\b|\beu ja\b/,
    },
    "in person": {
      points: -4,
      words:
        /\bcomparec|\bpass[ae] aqui|\bvenha\b|\boriginais|\btraz(?:er|endo)?\b|\btraga\b|\blevar\b|\bapresent|\bpresencial|\bportal d[ao]|\bna hora de registrar|\bna (?:admissao|sede|loja|data)\b|\bno (?:rh|balcao|primeiro dia|ato da)\b|\bentreg(?:ar|arao|ue)\b|\bapos (?:a |o )?(?:entrevista|aprovacao|admissao|primeiro)|\bcom foto\b/,
    },
    "part of the work": {
      points: -4,
      words:
        /\bclientes?\b|\bcolaboradores\b|\busuarios?\b|\balunos?\b|\bpacientes?\b|\bhospedes?\b|\bsegurados\b|\bvisitantes\b|\badmitidos\b|\banalis\w+|\bconfer(?:ir|encia)\b|\bdigitalizar\b|\barquiv\w+|\borganiz\w+|\batender\b|\bredefin\w+|\babertura de contas|\blancamento|\bcontrole\b|\boferecer\b|\bproposta\b|\bfluxos?\b|\bnegociar|\bboletos?\b|\bmedidas\b|\bportfolio|\btrabalhos\b|\bassociados\b|\bcandidatos? pelo|\bso depois\b|\bmaquininha|\blojistas?\b/,
    },
    "a warning": {
      points: -20,
      words:
        /\b(?:nao|nunca|jamais)(?: \w{1,15}){0,3} (?:ped|solicit|exig|envi|inform|fornec|pass|compartilh)|\b(?:nao|nunca|jamais) mand|\bdenuncie|\bdesconfie|\bgolpe/,
    },
    "an application, wages": {
      points: -1,
      words: /\bconta[- ]salario|\bconveniad|\bsem tarifa|\bcurriculo|\bcv\b|\bportfolio|\bpretensao|\bbag\b/,
    },
  },
};
