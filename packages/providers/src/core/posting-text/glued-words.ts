import type { Word } from "./read-word.ts";

/**
 * Decides whether a line break between two words without a blank ("GithubExperiência", "JavaScript") was lost: it
 * was when the second is a word that begins lines of Brazilian postings, or the first a word that ends lines.
 * Names with capitals inside stay whole.
 *
 * @param left from its last capital on, as it stands in the text
 * @param right up to the next capital
 */
export function areGlued(left: Word, right: Word): boolean {
  return maybeGlued(left, right) && !isKeptName(left, right);
}

function maybeGlued(left: Word, right: Word): boolean {
  if (right.beginsLine) return true;
  if (left.text.length > 3 && sentenceStarts.has(right.text)) return true;
  if (right.text.length < 2 || isPlural(right.text)) return false;
  const isWholeWord = left.isLowerCase && left.text.length >= (right.isCapitals ? 4 : 3);
  return (isWholeWord || left.endsLine) && (right.text.length > 2 || right.isCapitals);
}

function isPlural(right: string): boolean {
  return right.length === 2 && right.endsWith("s");
}

function isKeptName(left: Word, right: Word): boolean {
  return left.text.length + right.text.length <= keptLengthMax && keptNames.has(left.lower + right.lower);
}

const sentenceStarts = words("Na No Nas Nos Em Se Ao Aos Um Uma Para Com");

/** Names that stay whole, in lower case. */
const keptNames = words(`
  javascript typescript coffeescript postscript linkedin youtube whatsapp github gitlab bitbucket frontend backend
  fullstack webservice webservices onboarding postgresql mysql nosql powerbi powerpoint powershell devops ifood
  pagseguro mercadolivre mercadopago sulamérica notredame seniorlab esocial mcdonald wordpress openai opencv
  homeoffice openoffice libreoffice newsletter startup totvs autocad springboot nodejs reactjs vuejs nextjs macos
  bradescoseguros portoseguro tokiomarine smartphone unimed fgts epi
`);

const keptLengthMax = Math.max(...[...keptNames].map((name) => name.length));

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}
