/**
 * Takes feminine and plural off a word: "operadoras" and "operador" become "operador", "técnicas" "tecnic". Words of up
 * to three letters stay.
 */
export function stem(word: string): string {
  if (word.endsWith("ais")) return `${word.slice(0, -3)}al`;
  if (word.length > 5 && word.endsWith("eis")) return `${word.slice(0, -3)}el`;
  if (word.length > 4 && word.endsWith("ao")) return word.slice(0, -2);
  let end = word.length;
  if (end > 3 && word.endsWith("s") && !word.endsWith("ss")) end -= 1;
  if (end > 3 && "aeo".includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}
