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
        /\bultim[ao]s? (?:\d+ )?(?:vagas?|posic\w+|chamada|horas|unidades|dias?|lugares|chance)|\bvagas (?:limitad|acaband|contad)\w*|\bpou(?:cas|quissimas) (?:vagas|horas)|\bnao perc?(?:a|er)\b|\brest(?:am?|ando)\b|\bso (?:(?:tem|temos|sobrou|sobraram|faltam?) )?(?:mais )?\d{1,4} (?:vaga|lugar|posic|pesso)|\bcorr(?:e|a|am)\b|\bacaba(?:ndo|m?\b(?! de))|\bdecida\b|\bgaranta (?:ja )?(?:a )?sua|\bantes que (?:acab|encerr|feche|outr)|\b(?:so|somente|apenas) (?:hoje|ate (?:as|hoje|amanha))|\b(?:\d+ )?primeir[oa]s? (?:\d+ )?(?:que|q|a|pessoas|candidat\w+) |\bos primeiros \d|\bquem \w+ primeiro|\bquem (?:responder|chamar|chegar|mandar|confirmar|vier|aparecer)\b|\bresponde primeiro|\bencerr\w+ (?:hoje|em|ao|as|amanha)|\b(?:fech|termin)am? (?:hoje|as \d|ao meio)|\bnao (?:deixe|sera reabert|havera|vai ter outra)|\bem poucas horas|\bproxim[oa]s (?:\d+ |duas |tres )?(?:horas|minutos)|\b(?:em|ate) (?:ate )?(?:\d+|uma?|meia|vinte|trinta) ?(?:min\w*|horas?\b)|\bem (?:ate )?\d\d? ?h\b|\bdesistencia|\bordem de (?:resposta|chegada)|\bja nao estaremos|\brespond[ae] (?:agora|ja)\b|\b(?:hoje|hj) ainda|\bpra (?:hoje|hj|agora|ja)\b|\b(?:hoje|hj) mesmo|\bate meia|\bperd(?:e|er|era) (?:a|o|sua) (?:chance|vaga|lugar|oportunidade)|\bpassa (?:para|pra|pro) (?:o )?(?:proxim|outr)|\b(?:da|na) fila\b|\bdisponivel agora|\bagora ou nunca|\bimperdivel|\bvaga (?:garantida|relampago)|\brelampago\b|\btir(?:o|amos|ar) (?:o )?anuncio|\bsai(?:ndo)? do ar\b|\bexpira(?:m)?\b|\bquem demorar|\bfica(?:r|ra)? de fora|\bgaranta\b|\b(?:vou|vamos) fechar|\bso (?:hoje|amanha)\b|\bmutirao/,
    },
    "at once": {
      points: 2,
      source: "emSigns",
      words:
        /\burgen\w+|\bimediat\w+|\b(?:inicio|comeca(?:r|mos|ndo)?|comece) (?:amanha|hoje|hj|ja|agora)|\bna hora\b|\bem 24 ?h\w*|\bainda (?:hoje|est[ae] (?:semana|tarde|noite)|nesta)|\bhoje\b|\bhj\b|\bagora\b|\bmesmo dia\b|\bp(?:ra|ara|ro)? (?:ontem|amanha)\b/,
    },
    "an answer is wanted": {
      points: 3,
      source: "emSigns",
      words:
        /\b(?:confirm|respond)\w{1,3} (?:presenca|interesse|agora|ja\b|com (?:seu )?(?:nome|o nome|1\b|sim\b))|\bsua (?:aprovacao|vaga|candidatura)\b|\b(?:manda|mande|envie) (?:seu )?nome\b/,
    },
    "no selection": {
      points: 1,
      words:
        /\bdispens\w+ (?:curriculo|entrevista|experiencia)|\b(?:sem|nem) (?:precisa (?:de )?)?(?:entrevista|selecao|burocracia|experiencia|processo|curriculo|teste|enrolacao)|\bnao (?:passa|precisa|exige|exigimos|pedimos|ha|faco|fazemos) (?:de |por )?(?:entrevista|selecao|curriculo|experiencia|comprovacao|ficha)|\bcontrata(?:cao|mos|ndo) (?:imediata|na hora|hoje|garantida|direta|todo)|\badmissao (?:imedia\w+|em 24)|\bcontrat(?:a|ando|amos) todos|\btodos (?:serao|sao) contratad|\bcomece (?:hoje|amanha)|\bso (?:vir|vim|chegar|aparecer|trazer)\b|\bja (?:aprovad|contratad)/,
    },
    "open to all": { points: 1, words: openToAll },
    "a secret employer": {
      points: 2,
      words:
        /\bnao pergunt|\bsigilo|\bconfidencial|\bnao (?:pode(?:mos)? )?(?:divulg|inform|fal[aeo]|revel|diz)|\bnao posso (?:falar|dizer)|\b(?:nome|local|endereco|empresa|firma|detalhes|resto)\b[^.;]{0,25}\b(?:depois|pessoalmente|na hora|apos|no dia|so (?:no|na|quando|para))\b|\b(?:falo|passo|digo|informo) (?:onde|o (?:local|nome|endereco)|a empresa|depois)|\bdepois (?:eu )?(?:falo|passo|digo|informo)|\bgrande (?:empresa|multinacional|rede|fabrica)|\bmultinacional/,
    },
    shouting: {
      points: 2,
      words: /!!|[🚨‼⚠🔥⏰⏳]|\burgente!+$|\burgente urgente/u,
    },
    ...details,
  },
};

export const urgentPoints: LeftOutPoints = { work: 2, pay: 2, placed: -2, named: -6 };
