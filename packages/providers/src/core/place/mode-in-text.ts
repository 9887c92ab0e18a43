import { foldText } from "../text/fold-text.ts";
import type { WorkMode } from "../listing.ts";

/**
 * Looks in a vacancy's text for where the work is done. It tells only what a sentence says of this vacancy ("Modelo de
 * trabalho: híbrido", "Vaga 100% remota") and nothing else in the text contradicts: most mentions are of a benefit, of an
 * interview, or of all vacancies of an employer.
 *
 * @param html HTML or plain text
 */
export function modeInText(html = ""): WorkMode | undefined {
  if (!stems.some((stem) => html.includes(stem))) return undefined;
  const said = new Set<WorkMode>();
  const named = new Set<WorkMode>();
  for (const sentence of sentencesOf(html)) {
    if (differs.test(sentence)) return undefined;
    const ofWork = sentence.replaceAll(otherThings, " ").replaceAll(refusal, " ");
    const mode = modeSaidIn(ofWork);
    if (mode === undefined) for (const each of modesNamedIn(ofWork)) named.add(each);
    else said.add(mode);
  }
  const [mode, ...others] = said;
  if (mode === undefined || others.length > 0) return undefined;
  // What is done at both is called by either name.
  return mode === "hybrid" || [...named].every((each) => each === mode) ? mode : undefined;
}

/** Most texts name no mode: to look for these takes less than half the time of `modeWord`. */
const stems = "resenc emot brid ffice letrab nsite RESENC EMOT BRID FFICE LETRAB NSITE".split(" ");

/** @returns the sentences with a word of a mode, folded: to read only these is quicker than to read the text */
function sentencesOf(html: string): string[] {
  const sentences: string[] = [];
  let end = 0;
  for (const { index } of html.matchAll(modeWord)) {
    if (index < end) continue;
    const before = html.slice(Math.max(end, index - lengthMax), index).split(breaks);
    const [after = ""] = html.slice(index, index + lengthMax).split(breaks, 1);
    end = index + after.length;
    // "Modelo de trabalho:" may stand on the line above.
    const heading = before.slice(0, -1).findLast((line) => /\w/.test(line)) ?? "";
    const isBelow = isHeading.test(heading) && !/\w/.test(before.at(-1) ?? "");
    const sentence = `${isBelow ? heading : ""} ${before.at(-1)}${after}`;
    sentences.push(foldText(sentence.replaceAll("&iacute;", "í").replaceAll(noText, " ")));
  }
  return sentences;
}

const modeWord =
  /h(?:[íi]|&iacute;)brid|H(?:[ÍI]|[íi])(?:BRID|brid)|[rR]emot[oae]|REMOT[OAE]|[pP]resencia|PRESENCIA|[hH]ome.?[oO]ffice|HOME.?OFFICE|[tT]eletrabalho|TELETRABALHO|-(?:[hH]ybrid|HYBRID|[oO]nsite|ONSITE)/g;
const lengthMax = 400;
const breaks =
  /<(?!\/?(?:a|b|em|font|i|span|strong|u)\b)[^<>]*>|(?<!&[a-z]{1,8});|[\n•·!?|\u2600-\u27bf\ud83c-\ud83e]|(?<!\b(?:[eE]x|[aA]v|[rR]|[aA]l|[sSdD]ra?|[oO]bs))\.(?!\d)/;
const isHeading = /:(?:\s|<[^<>]*>|&nbsp;)*$/;
const noText = /<[^<>]*>|&nbsp;|[<>\u00a0]/g;

/** Where it depends on the town or on the person: "Demais localidades: remoto". */
const differs =
  /\b(?:demais|outr[ao]s|fora de|de fora) (?:localidades?|cidades?|regioes|regiao|estados?|locais|municipios)\b|\bpara (?:quem|[ao]s \w+ que|candidat[oa]s d[eao]|residentes|moradores)\b|\b(?:moram|residem|residam|morem) (?:em|n[ao]|fora)\b/;

/** Words of a mode that do not say where this work is done: benefits, other people's places, techniques. */
const otherThings =
  /\b(?:auxilio|ajuda(?: de custos?)?|vale|subsidio|bonus|verba|kit|apoio|incentivo|beneficio|reembolso|estrutura|mobilia|setup|bolsa|cartao)(?:[- ](?:financeir[oa]|mensal|inicial|para|de|do|o|a|no|ao|em|seu|sua|trabalho|ambiente|despesas|modelo|infraestrutura|deslocamento ?\/)){0,5}[- ]*(?:home[- ]?office|teletrabalho|(?:trabalho )?remoto)\b|\b(?:sensoriamento|suporte|acess(?:o|os|ar)|controle|monitoramento|assistencia|atendimentos?|laudos?|manutencao|gerenciamento|gestao|gerir|liderar|lideranca|colaboracao|equipes?|times?|conexao|ferramentas|servidores|desktops?|areas?|locais|comunidades|regioes|vendas?|visitas?) (?:tecnic[oa]s? |de )?(?:remot[oa]s?|hibrid[oa]s?|presencial|presenciais)(?: (?:e|ou|e\/ou) (?:remot[oa]|presencial|hibrid[oa]|virtual|online|a distancia))?\b|\b(?:veiculos?|motores|motor|carros?|onibus|nuvens|nuvem|cloud|energia|inversor|inversores|sistemas?|ambientes?|infraestruturas?|arquiteturas?|solucoes|aplicativos?|redes?|metodos?|agil|ageis|perfil|cenarios?|milho|sementes?|metodologias?) (?:tecnologic[oa]s? |cloud )?hibrid[oa]s?\b|\bhybrid (?:cloud|it|vehicles?|infrastructure|work)\b|\bremote (?:support|sensing|monitoring|access|services?|desktop|work)\b/g;

/** "Não é home office" does not say that it is not hybrid. */
const refusal =
  /\b(?:nem|sem|nao(?: (?:e|aceit\w{1,5}|ha|oferec\w{1,5}|tem(?:os)?|trabalhamos com|sera|existe))?)(?: (?:possibilidade|opcao) de| para| em| como)?(?: trabalho| vaga| modelo)? (?:home[- ]?office|remot[oa]|hibrid[oa])\b/g;

const mode = String.raw`(hibrid[oa]|presencial|remot[oa]|home[- ]?office|teletrabalho)(?![a-z])`;
const only = String.raw`(?:(?:100 ?%|totalmente|integralmente|exclusivamente|inteiramente|completamente|somente|apenas) )?`;
const model = String.raw`(?:modelo|modalidade|regime|formato|modo|tipo|esquema|sistema)`;
const way = String.raw`(?:${model}|forma|maneira)`;

/** How a sentence says it of the vacancy. */
const frames = [
  String.raw`\b(?:${model}|forma(?= de))(?: de (?:trabalho|atuacao|atividade|execucao|contratacao|prestacao(?: de servicos?)?))?(?: (?:da|desta|dessa|para esta|para a|nesta|atual) (?:vaga|posicao|oportunidade))?(?: e| sera)?[ :=–—-]{1,4}(?:de trabalho )?${only}${mode}`,
  String.raw`\b(?:vaga|posicao|oportunidade|cargo|atuacao|contratacao|estagio)(?: (?:e|sera))?[ :=–—-]{1,4}(?:(?:para (?:atuacao|atuar|trabalho|trabalhar) )?(?:em|no|na|de|com|por) (?:${way} )?(?:de trabalho )?)?${only}${mode}`,
  String.raw`^[^a-z]*(?:(?:o )?trabalho (?:e |sera )?|local(?: (?:de trabalho|da vaga|de atuacao))? ?[:–-] ?(?:[^:;]{0,50}[ (–-])?)${only}${mode}`,
  String.raw`^[^a-z]*(hibrid[oa]|presencial|remot[oa])(?:[^a-z]*$|,? (?:em|n[ao]|[-–|(])(?![a-z])|,)`,
  String.raw`\b(?:atuar|atuara|trabalhar|trabalhara|trabalho|atuacao)[^,:]{0,40} (?:em|de|no|na) (?:${way} )?(?:de trabalho )?${only}${mode}`,
  String.raw`\b(?:100 ?%|totalmente|integralmente|exclusivamente) (?:em |de forma |de maneira )?${mode}`,
  String.raw`#li-(remote|hybrid|onsite)\b`,
].map((frame) => new RegExp(frame));

/** "Dois dias de home office por semana". */
const someDays =
  /\b(?:[1-4]|uma?|duas?|dois|tres|quatro) ?(?:x|dias?|vezes)(?: ?(?:por|na|a|\/|da) ?semana)?(?: de| do| em| no| na| trabalho| modelo){0,3} (?:home[- ]?office|remot[oa]s?|teletrabalho|casa)\b|\bhome[- ]?office ?[,(:–-]? ?(?:[1-4]|uma?|duas?|dois|tres|quatro) ?(?:x|dias?|vezes)/;

/** What makes a sentence speak of another thing, of all vacancies, or of what may be. */
const hedge =
  /\b(?:possibilidade|possivel|pode|podem|podera|poderao|podendo|eventua\w*|casos?|se|depend\w*|conforme|varia\w*|apos|depois|inicial\w*|inicio|futur\w*|nao|nem|exceto|opc\w+|opcional|flexivel|flexib\w*(?= (?:de|do|para|no|em|com) [^:]{0,30}(?:home|remot|hibrid))|temporari\w*|durante|combinar|negociavel|experiencias?|vivencia|entrevistas?|etapas?|selecao|seletivo|treinamentos?|treinar|integracao|onboarding|dinamica|provas?|eventos?|desafios?|cursos?|aulas?|graduacao|faculdade|ensino|vagas|posicoes|oportunidades|areas?|modelos|formatos|modalidades|ou|algu(?:ns|mas)|quando|emergencia\w*|clientes?|politica|demais|encontros?|reuniao|reunioes|tod[ao]s|mes|mensa(?:l|is|lmente)|trimestr\w*|negocios?)\b/;

function modeSaidIn(sentence: string): WorkMode | undefined {
  if (hedge.test(sentence)) return undefined;
  if (someDays.test(sentence)) return "hybrid";
  const found = new Set(
    frames.flatMap((frame) => {
      const word = frame.exec(sentence)?.[1];
      return word === undefined ? [] : [modeOf(word)];
    }),
  );
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return undefined;
  return one === "hybrid" || modesNamedIn(sentence).every((each) => each === one) ? one : undefined;
}

function modesNamedIn(sentence: string): WorkMode[] {
  return [...sentence.matchAll(anyMode)].map(([word]) => modeOf(word));
}

const anyMode = /h[iy]brid|home[- ]?office|\bremot[oae]|teletrabalho|presencia|onsite|\b(?:em|de) casa\b/g;

function modeOf(word: string): WorkMode {
  if (/^h[iy]b/.test(word)) return "hybrid";
  return /^(?:presencia|onsite)/.test(word) ? "onsite" : "remote";
}
