/**
 * Words that make another vacancy of the same work: whom it relieves or is for, on which days, for how long, in which
 * language, with whose lorry, or that there is none yet. By the word as `stem` leaves it, with the beginnings by which a text says
 * the same.
 */
export const conditionWords: ReadonlyMap<string, readonly string[]> = new Map(
  `substitut substitu licenca
substituic substitu licenca
ferist ferist substitu
folguist folguist
intermitent intermit
extr extra
volant volante itineran
itinerant volante itineran
coring coringa curinga
curing coringa curinga
interin interin
regional regiona
futur banco cadastro futur
diarist diarist
horist horist
mensalist mensalist
determinad determinado temporari
meioperiod meio parcial part
parcial meio parcial part
avuls avuls
voluntari voluntari
safrist safr
master master
staff staff
expert expert
comissionad comissionad
freelanc freela
agregad agregad
cooperad cooperad
parceir parceir
feminin feminin mulher
masculin masculin homens
afirmativ afirmativ
bilingu bilingu ingles espanhol
trilingu trilingu
ingl ingles english
espanhol espanhol
alem alemao
mandarim mandarim`
    .split("\n")
    .map((line) => line.split(" "))
    .map(([word = "", ...beginnings]) => [word, beginnings]),
);
