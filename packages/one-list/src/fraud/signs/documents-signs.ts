import { duty } from "./duty.ts";
import type { SignTable } from "./sign.ts";

/** Papers, bank data, passwords or codes that a person is to send to a stranger before any interview. */
export const documentsSigns: SignTable = {
  kind: "documents",
  enough: 7,
  within: 2,
  needs: [
    ["send", "to me"],
    ["personal papers", "bank data", "a secret", "a picture"],
  ],
  signs: {
    "personal papers": {
      points: 2,
      words:
        /\b(?:bolsa familia|carteira de trabalho|certidao|cnh|comprovantes? de (?:endereco|renda|residencia)|contracheque|cpf|ctps|data de nascimento|documentacao|documentos?|fotos? frente|frente e (?:o )?verso|holerites?|identidade(?! de genero)|nis|nome d[oa] (?:mae|pai)|passaporte|pis|rg|titulo(?: de eleitor)?)\b/,
    },
    "bank data": {
      points: 4,
      words:
        /\b(?:agencia(?: \/| e|,)? (?:a )?conta|(?:aplicativo|app) do banco|banco (?:onde|q|que) (?:recebe|vc usa|voce usa)|caixa tem|cartao (?:bancario|cidadao|de (?:banco|credito|debito)|do banco|internacional)|cartoes\b|chave pix|comprovante bancario|conta (?:bancaria|corrente|digital|do banco)|dados (?:bancarios|d[ae] (?:sua )?conta(?!t)\w*|d[oe] (?:seu )?cartao|do (?:seu )?banco|pix)|dados? de pagamento|do cartao|em que banco|extratos?(?: bancarios?)?|fatura|imposto de renda|internet banking|nubank|numero d[aeo] (?:sua )?conta|(?:no|seu) picpay|seu banco|seu pix|(?:seu|o) cartao\b(?! de ponto))\b/,
    },
    "a secret": {
      points: 5,
      words:
        /\b(?:(?:\d|seis) (?:digitos|numeros)|aberta? em seu nome|acesso (?:ao|do) (?:seu )?(?:aplicativo|app|banco|gov)|acesso remoto|(?:acesso|aplicativo|app|conta|login|senha) (?:d[oe] )?gov\.?br|anydesk|(?:aplicativo|app) do banco aberto|assinatura digital|codigo (?:chega\w*|de (?:\d|acesso|autenticacao|cinco|confirmacao|seguranca|seis|validacao|verificacao)|do whats\w*|enviado|numerico|por sms|q|que|recebido)|codigos?\b[^.]{0,20}\bsms|compartilh\w+ (?:a |sua )?tela|cvv|dados de acesso|emprest\w+ (?:a )?sua conta|espelh\w+ a tela|login|numero de (?:\d|confirmacao)|senhas?|teamviewer|token|(?:whats\w*|conectar)[^.]{0,30}qr ?code)\b/,
    },
    "a picture": {
      points: 4,
      words:
        /\b(?:biometria|foto sua|fotos? (?:(?:d[oae]s?|com) (?:seus? )?)?(?:cartao|carteira|cartoes|certidao|cnh|cpf|documentos?|fatura|identidade|rg|titulo)|imagens d[ao]|olha (?:para|pra) (?:a )?camera|print|prova de vida|(?:reconhecimento|validacao) facial|rosto(?! e corpo)|segurando|selfie|video (?:curto|dizendo|do (?:seu )?rosto|mostrando|seu))\b/,
    },
    send: {
      points: 3,
      words:
        /\b(?:(?:anex|encaminh|envi)(?:adas?|ados?|am|ar|em?)|apresente|cadastr(?:e|ar) (?:sua|seu)|(?:coletad|colhid|feit|realizad)[oa] (?:pelo|por|via)|compartilh(?!ada\b)\w+|confirm(?:e|ar)|deix(?:e|ar)|digit(?:e|ar)|(?:digit|envi|inform|mand)ando|e preciso que|emprest\w+ (?:a )?sua conta|envi(?:a|o (?:\w{1,12} )?d[aeo]s?)|envio d[aeo]s?|exiba|falta so|faz(?:er)? (?:a biometria|download|login|o cadastro)|forneca|fornece|grave|inform(?:ada|ar|e)|instale|mand(?:am?|ar|em?)|mantenha|mostre|passa|passe|pedimos|precisamos (?:d[aoe]s?|que)|preciso d[aoe]s?|preench(?:a|er)|receber (?:as |os )?(?:copias|fotos|imagens)|remet(?:a|am|er)|repass(?:a|ar|e)|responda|solicitamos|tir(?:e|ar))\b/,
    },
    "to me": {
      points: 2,
      words:
        /\b(?:(?:a|com|para) noss[oa] (?:analista|atendente|consultor|equipe|recrutador|tecnico)\w*|inform[ea]-[oa]\b|me (?:diz|envi|fal|inform|mand|pass|repass)\w*|nos (?:envi|fornec|inform|pass)\w*|(?:para|pra|pro) (?:o |a )?recrutador\w*)/,
    },
    "a message": {
      points: 2,
      words:
        /\b(?:aqui|chat|conversa|digitalizacoes|e-?mail|este anuncio|formulario|inbox|link|mensagem|(?<=no |pelo |por |via )direct|pre-?cadastro|privado|pv|site|sms|telegram|whats\w*|wpp|zap)\b/,
    },
    "too early": {
      points: 5,
      words:
        /\b(?:antes (?:da|de) (?:agendar|chamada|conversar|entrevista|marcar|mesmo|qualquer|se conhecer|visita)|(?:aprovad|selecionad)[oa]!|contratacao digital|em seu nome\b|entrevista\b[^.]{0,40}\b(?:apos|depois|seguida)\b|eu ja\b|fase de inscricao|hj\b|ja (?:faco|fazemos|registr)|(?:nao|nem|sem) (?:\w{1,15} ){0,3}entrevista|nome do colaborador\b|(?<!documentos )(?:p\/|para|pra) (?:a (?:admissao|contratacao|folha)|abrir|adiantar|agendar|agilizar|assumir|ativar|cadastr\w+|comecar|concluir|confirmar|consultar(?:mos)?|dar(?:mos)? (?:andamento|continuidade|entrada|inicio|sequencia)|desbloquear|emitir(?:mos)?|finalizar|garantir|gerar|iniciar|liberar|marcar|nao perder|o (?:cadastro|contrato|registro)|prosseguir|receber seu|registrar|reservar|seu contrato|validar|verificacao)|pre-?admissao|q eu (?:cadastro|concluo|finalizo|libero)|sem sair de casa|vaga (?:e|ja e) sua|(?:voce|vc) (?:esta|foi|ja esta) (?:aprovad|contratad|selecionad))/,
    },
    "in person": {
      points: -4,
      words:
        /\b(?:apos (?:a |o )?(?:admissao|aprovacao|entrevista|primeiro)|com ear\b|crlv\b|documentos? d[oa] (?:carro|moto|veiculo)|por (?:exigencia|forca) d[ao]s? (?:eca|estatuto|leg|lei)|sem custo\b|so n[ao] (?:\w{1,12} d[ao] )?(?:admissao|assinatura|contrat)|apresent|com foto\b|comparec|emitid[ao]\b|entreg(?:ar|arao|ue)\b|levar\b|na (?:admissao|data|loja|sede)\b|na hora de registrar|no (?:ato da|balcao|primeiro dia|rh)\b|originais|os aprovados\b|pass[ae] aqui|(?:proprio (?:app|portal|sistema)|portal d[ao])|presencial|traga\b|traz(?:er|endo)?\b|venha\b)/,
    },
    "part of the work": {
      points: -4,
      words:
        /\b(?:abertura de contas|admitidos\b|alunos?\b|analis\w+|arquiv\w+|associados\b|atender\b|boletos?\b|candidatos? pelo|clientes?\b|colaboradores\b|conciliacao\b|confer(?:ir|encia)\b|controle\b|deficiencia\b|digitalizar\b|fluxos?\b|hospedes?\b|lancamento|lgpd|lojistas?\b|maquininha|medidas\b|negociar|oferecer\b|organiz\w+|pacientes?\b|portfolio|privacidade|proposta\b|redefin\w+|segurados\b|so depois\b|trabalhos\b|usuarios?\b|visitantes\b)/,
    },
    "a duty": { points: -10, words: duty },
    "a warning": {
      points: -20,
      words:
        /\b(?:denuncie|desconfie|golpe|(?:jamais|nao|nunca) mand|(?:jamais|nao|nunca)(?: \w{1,15}){0,3} (?:compartilh|envi|exig|fornec|inform|pass|ped|solicit))/,
    },
    wages: {
      points: -1,
      words: /\b(?:bag\b|conta[- ]salario|conveniad|curriculo|cv\b|portfolio|pretensao|sem tarifa)/,
    },
  },
};
