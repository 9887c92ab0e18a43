import { details, openToAll, type LeftOutPoints } from "./left-out-signs.ts";
import type { SignTable } from "./sign.ts";

/** Hurry, and no name of who hires. */
export const urgentSigns: SignTable = {
  kind: "urgent-unnamed",
  enough: 6,
  within: "posting",
  needs: [["few places left", "at once"]],
  signs: {
    "few places left": {
      points: 5,
      source: "emSigns",
      words:
        /\b(?:(?:\d+ )?primeir[oa]s? (?:\d+ )?(?:a|candidat\w+|pessoas|q|que) |acaba(?:ndo|m?\b(?! de))|agora ou nunca|antes que (?:acab|encerr|feche|outr)|(?:apenas|so|somente) (?:hoje|ate (?:amanha|as|hoje))|ate meia|corr(?:a|am|e)\b|(?:da|na) fila\b|decida\b|desistencia|disponivel agora|em (?:ate )?\d\d? ?h\b|em poucas horas|(?:em|ate) (?:ate )?(?:\d+|meia|trinta|uma?|vinte) ?(?:min\w*|horas?\b)|encerr\w+ (?:amanha|ao|as|em|hoje)|expira(?:m)?\b|(?:fech|termin)am? (?:ao meio|as \d|hoje)|fica(?:r|ra)? de fora|garanta (?:ja )?(?:a )?sua|garanta\b|(?:hoje|hj) ainda|(?:hoje|hj) mesmo|imperdivel|ja nao estaremos|mutirao|nao (?:deixe|havera|sera reabert|vai ter outra)|nao perc?(?:a|er)\b|ordem de (?:resposta|chegada)|os primeiros \d|passa (?:para|pra|pro) (?:o )?(?:proxim|outr)|perd(?:e|er|era) (?:a|o|sua) (?:chance|lugar|oportunidade|vaga)|pou(?:cas|quissimas) (?:vagas|horas)|pra (?:agora|hj|hoje|ja)\b|proxim[oa]s (?:\d+ |duas |tres )?(?:horas|minutos)|quem (?:aparecer|chamar|chegar|confirmar|mandar|responder|vier)\b|quem \w+ primeiro|quem demorar|relampago\b|respond[ae] (?:agora|ja)\b|responde primeiro|rest(?:am?|ando)\b|sai(?:ndo)? do ar\b|so (?:(?:faltam?|sobraram|sobrou|tem|temos) )?(?:mais )?\d{1,4} (?:lugar|pesso|posic|vaga)|so (?:hoje|amanha)\b|tir(?:amos|ar|o) (?:o )?anuncio|ultim[ao]s? (?:\d+ )?(?:chamada|chance|dias?|horas|lugares|posic\w+|unidades|vagas?)|vaga (?:garantida|relampago)|vagas (?:acaband|contad|limitad)\w*|(?:vou|vamos) fechar)/,
    },
    "at once": {
      points: 2,
      source: "emSigns",
      words:
        /\b(?:agora\b|ainda (?:est[ae] (?:noite|semana|tarde)|hoje|nesta)|(?:comeca(?:mos|ndo|r)?|comece|inicio) (?:agora|amanha|hj|hoje|ja)|em 24 ?h\w*|hj\b|hoje\b|imediat\w+|mesmo dia\b|na hora\b|p(?:ara|ra|ro)? (?:ontem|amanha)\b|urgen\w+)/,
    },
    "an answer is wanted": {
      points: 3,
      source: "emSigns",
      words:
        /\b(?:(?:confirm|respond)\w{1,3} (?:agora|com (?:seu )?(?:1\b|nome|o nome|sim\b)|interesse|ja\b|presenca)|(?:envie|manda|mande) (?:seu )?nome\b|sua (?:aprovacao|candidatura|vaga)\b)/,
    },
    "no selection": {
      points: 1,
      words:
        /\b(?:admissao (?:imedia\w+|em 24)|comece (?:hoje|amanha)|contrat(?:a|amos|ando) todos|contrata(?:cao|mos|ndo) (?:direta|garantida|hoje|imediata|na hora|todo)|dispens\w+ (?:curriculo|entrevista|experiencia)|ja (?:aprovad|contratad)|nao (?:exige|exigimos|faco|fazemos|ha|passa|pedimos|precisa) (?:de |por )?(?:comprovacao|curriculo|entrevista|experiencia|ficha|selecao)|(?:sem|nem) (?:precisa (?:de )?)?(?:burocracia|curriculo|enrolacao|entrevista|experiencia|processo|selecao|teste)|so (?:aparecer|chegar|trazer|vim|vir)\b|todos (?:serao|sao) contratad)/,
    },
    "open to all": { points: 1, words: openToAll },
    "a secret employer": {
      points: 2,
      words:
        /\b(?:confidencial|depois (?:eu )?(?:digo|falo|informo|passo)|(?:detalhes|empresa|endereco|firma|local|nome|resto)\b[^.;]{0,25}\b(?:apos|depois|na hora|no dia|pessoalmente|so (?:na|no|para|quando))\b|(?:digo|falo|informo|passo) (?:a empresa|depois|o (?:endereco|local|nome)|onde)|grande (?:empresa|fabrica|multinacional|rede)|multinacional|nao (?:pode(?:mos)? )?(?:divulg|diz|fal[aeo]|inform|revel)|nao pergunt|nao posso (?:falar|dizer)|sigilo)/,
    },
    shouting: {
      points: 2,
      words: /!!|[🚨‼⚠🔥⏰⏳]|\b(?:urgente!+$|urgente urgente)/u,
    },
    ...details,
  },
};

export const urgentPoints: LeftOutPoints = { work: 2, pay: 2, placed: -2, named: -6 };
