import { details, openToAll, type LeftOutPoints } from "./left-out-signs.ts";
import type { SignTable } from "./sign.ts";

export const urgentPoints: LeftOutPoints = { work: 2, pay: 2, placed: -2, named: -6, plainlyNamed: -9 };

const needs: SignTable["needs"] = [["few places", "at once"]];
const ways: SignTable["signs"] = {
  "few places": {
    points: 5,
    words:
      /\b(?:(?:\d+ )?primeir[oa]s? (?:\d+ |cinco |dez |tres |vinte )?(?:a|candidat\w+|pessoas|q|que) |acaba(?:ndo|m?\b(?! de))|antes que (?:acab|encerr|feche|outr)|(?:apenas|so|somente) (?:amanha|hoje|ate (?:amanha|as|hoje))|ate meia|corr(?:a|am|e)\b|(?:da|na) fila\b|decida\b|desistencia|disponivel agora|(?:em|por) (?:ate )?\d\d? ?h\b|(?:em|por|ate) (?:ate )?(?:\d+|meia|trinta|uma?|vinte) ?(?:min\w*|horas?\b)|encerr\w+ (?:amanha|ao|as|em|hoje)|expira(?:m)?\b|(?:fech|termin)am? (?:ao meio|as \d|hoje)|fica(?:r|ra)? de fora|garanta\b|(?:hoje|hj) ainda|(?:hoje|hj) mesmo|imperdivel|mutirao|nao (?:deixe|havera|sera reabert|vai ter outra)|nao perc?(?:a|er)\b|ordem de (?:resposta|chegada)|os primeiros \d|pass\w{1,6} (?:ao|para|pra|pro) (?:o )?(?:proxim|outr)|perd(?:e|er|era) (?:a|o|sua) (?:chance|lugar|oportunidade|vaga)|pou(?:cas|quissimas) (?:vagas|horas)|pra (?:agora|hj|hoje|ja)\b|proxim[oa]s (?:\d+ |duas |tres )?(?:horas|minutos)|quem (?:aparecer|chamar|chegar|confirmar|mandar|responder|vier)\b|relampago\b|respond[ae] (?:agora|ja)\b|rest(?:am?|ando)\b|so (?:(?:faltam?|sobraram|sobrou|tem|temos) )?(?:mais )?\d{1,4} (?:lugar|pesso|posic|vaga)|tir(?:amos|ar|o) (?:o )?anuncio|ultim[ao]s? (?:\d+ )?(?:chamada|chance|dias?|horas|lugares|posic\w+|unidades|vagas?)|vaga (?:garantida|relampago)|vagas (?:acaband|contad|limitad)\w*)/,
  },
  "at once": {
    points: 2,
    words:
      /\b(?:agora\b|ainda (?:est[ae] (?:noite|semana|tarde)|nesta)|(?:comec\w+|inicio) ja\b|em 24 ?h\w*|hj\b|hoje\b|imediat\w+|mesmo dia\b|na hora\b|amanha\b|p(?:ara|ra|ro)? ontem\b|urgen\w+)/,
  },
  "an answer": {
    points: 3,
    words:
      /\b(?:(?:confirm|respond)\w{1,3} (?:agora|com (?:seu )?(?:1\b|nome|o nome|sim\b)|interesse|ja\b|presenca)|(?:envie|manda|mande) (?:seu )?nome\b|sua (?:aprovacao|candidatura|vaga)\b)/,
  },
  "no selection": {
    points: 3,
    words:
      /\b(?:contrat(?:a|amos|ando) todos|contrata(?:cao|mos|ndo) (?:garantida|hoje|na hora|todo)|dispens\w+ (?:curriculo|entrevista)|ja (?:estao |estara |sai )?(?:aprovad|contratad)|(?:nao|nem|sem) (?:(?:exig|fa[cz]|ped|precis)\w+ |ha |passa |tem )?(?:de |nenhuma? |por |qualquer )?(?:burocracia|comprovacao|curriculo|dinamica|enrolacao|entrevista|ficha|processo|selecao|teste|triagem)|so (?:aparecer|chegar|trazer|vim|vir)\b|todos (?:serao|sao) contratad)/,
  },
  "open to all": { points: 1, words: openToAll },
  "a secret employer": {
    points: 2,
    words:
      /\b(?:confidencial|(?:detalhes|empresa|endereco|firma|local|nome|resto)\b[^.;]{0,40}\b(?:apos|depois|la\b|na hora|no dia|pessoalmente|quando|so (?:na|no|para|sera))\b|(?:digo|falo|informo|passo) (?:a empresa|depois|o (?:endereco|local|nome)|onde)|grande (?:empresa|fabrica|multinacional|rede)|multinacional|nao (?:pode(?:mos)? )?(?:divulg|diz|fal[aeo]|inform|revel)|nao pergunt|nao posso (?:falar|dizer)|sigilo)/,
  },
  shouting: {
    points: 2,
    words: /!!|[🚨‼⚠🔥⏰⏳]|\b(?:urgente!+$|urgente urgente)/u,
  },
};

/** Hurry, and no name of who hires. */
export const urgentSigns: SignTable = {
  kind: "urgent-unnamed",
  enough: 6,
  within: "posting",
  needs,
  signs: { ...ways, ...details },
};

/** Says it so plainly that no details of the work make it honest. */
export const plainUrgentSigns: SignTable = {
  kind: "urgent-unnamed",
  enough: 8,
  within: 2,
  needs,
  signs: ways,
};
