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
        /\bultim[ao]s? (?:\d+ )?(?:vagas?|posic\w+|chamada|horas|dias?|lugares)|\bpoucas vagas|\bnao perc?(?:a|er)\b|\brest(?:am?|ando)\b|\bcorr(?:e|a|am)\b|\bacabando|\bdecida\b|\b(?:\d+ )?primeir[oa]s? (?:\d+ )?(?:que|q|a) |\bquem (?:\w+ primeiro|responder|chegar|chamar)|\bdesistencia|\bordem de resposta|\bja nao estaremos|\bperd(?:e|er|era) a (?:vaga|oportunidade)|\bpassa (?:para|pra|pro) (?:o )?proxim|\b(?:em|ate) \d+ (?:minutos|horas?)\b|\b(?:encerr|fech)\w+ (?:hoje|amanha|as \d)|\bvagas limitad|\bdisponivel agora|\brelampago\b|\bquem demorar|\bgaranta\b|\bvou fechar|\b(?:so|somente|apenas) (?:ate )?(?:hoje|amanha)\b|\bhoje (?:mesmo|ainda)/,
    },
    "at once": {
      points: 2,
      source: "emSigns",
      words:
        /\burgen\w+|\bimediat\w+|\bcomec\w+ (?:amanha|hoje|ja)\b|\bem 24 ?h\w*|\bainda (?:est[ae] (?:semana|tarde))|\bhoje\b|\bhj\b|\bagora\b|\bp(?:ra)? (?:ontem|amanha)\b/,
    },
    "an answer is wanted": {
      points: 3,
      source: "emSigns",
      words:
        /\b(?:confirm|respond)\w{1,3} (?:presenca|interesse|agora|ja\b|com (?:seu )?nome)|\bsua vaga\b|\bmanda (?:seu )?nome\b/,
    },
    "no selection": {
      points: 1,
      words:
        /\b(?:sem|nem) (?:precisa (?:de )?)?(?:entrevista|selecao|experiencia|curriculo)|\bnao (?:precisa|faco) (?:de )?(?:entrevista|selecao|curriculo|experiencia|ficha)|\bcontrata(?:cao|ndo) (?:imediata|na hora|todo)|\badmissao (?:imedia\w+|em 24)|\btodos serao contratad|\bcomece amanha|\bja aprovad/,
    },
    "open to all": { points: 1, words: openToAll },
    "a secret employer": {
      points: 2,
      words:
        /\bsigilo|\bconfidencial|\bnao (?:pode(?:mos)? )?(?:divulg|inform)|\bnao posso falar|\b(?:nome|local)\b[^.;]{0,25}\b(?:depois|pessoalmente|no dia)\b|\bdepois (?:eu )?(?:falo|passo)|\bgrande empresa|\bmultinacional/,
    },
    shouting: {
      points: 2,
      words: /!!|🚨|\burgente urgente/u,
    },
    ...details,
  },
};

export const urgentPoints: LeftOutPoints = { work: 2, pay: 2, placed: -2, named: -6 };
