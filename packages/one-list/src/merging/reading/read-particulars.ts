/**
 * What a posting offers, what it asks for, and when the work is, one a line, with the words that portals and recruiters
 * write for the same: "VR", "vale-refeição". Who tells a vacancy again changes the words of these, seldom these particulars. In a
 * text without accents, in small letters, with numbers as digits.
 */
const particulars = String.raw`vale[- ]transporte|\bvt\b|passagem
fretad|(?:transporte|onibus|conducao) da empresa
vale[- ]refeicao|\bvr\b|ticket refeicao
vale[- ]alimentacao|\bva\b|tiquete|ticket alimentacao
\bcesta
refeitorio|restaurante (?:interno|n[ao]|da)\b|almoco|(?<!vale[- ]|ticket )refeicao|comida|alimentacao n[ao]\b|lanche
(?:plano|convenio)(?: de)? (?:saude|medico)|assistencia (?:medica|a saude)|unimed|bradesco saude|\bamil\b
odonto|dentista|dental
seguro de vida
\bp[lp]r\b|participacao nos (?:lucros|resultados)
(?:convenio|cartao)(?: com)? farmacia|farmacia conveniada
creche
gympass|wellhub|totalpass
previdencia
\bbolsa
comiss
\bpremi|bonific|\bbonus
gorjeta
periculosidade
insalubr
combustivel|quilometr|km rodado
(?:carro|veiculo|moto) (?:da empresa|corporativ|propri)|conducao propria
celular|telefone (?:da empresa|corporativ)
day off|aniversario
\bdiarias?\b|pernoit
alojamento|moradia
desconto
fundamental|\b1 ?[ºo°]? grau
ensino medio|\b2 ?[ºo°]? grau|nivel medio|medio completo
(?:curso|nivel|formacao) tecnic
superior|graduacao|faculdade|bacharel|diploma
cursando|em curso|em andamento
excel|planilha
\boffice\b
ingles
(?:cnh|carteira|habilitacao|categoria):? ?a?\/?b\b
(?:cnh|carteira|habilitacao|categoria):? ?[c-e]\b
(?:sem|nao (?:exige|precisa|e preciso|e necessari[ao])(?: de| ter)?) experiencia|\b1 emprego
experiencia|vivencia|pratica\b
viage(?:m|ns)|viajar
\b(?:coren|crea|cft|crm|oab|crc|cref|crf|crn|crp|cro)\b
\b6 ?x ?1\b|\b6 dias
\b5 ?x ?2\b
12 ?x ?36
seg(?:unda)?(?:-feira)? (?:a|ate) sex
seg(?:unda)?(?:-feira)? (?:a|ate) sab
sabado
domingo
noturn|\bnoite|madrugada
horario comercial
turnos|revezamento
hibrid|home office|remot
fi(?:m|ns|nais) de semana
temporari|determinado`
  .split("\n")
  .map((words) => new RegExp(words));

/** @returns the numbers of the particulars that a text states */
export function particularsIn(folded: string): readonly number[] {
  const found: number[] = [];
  for (const [number, words] of particulars.entries()) if (words.test(folded)) found.push(number);
  return found;
}
