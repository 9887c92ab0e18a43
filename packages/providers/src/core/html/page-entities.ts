/** An entity at a place of a page. `length` is 1 where the "&" is only a sign. */
export type PageEntity = { code: number; length: number };

/**
 * Reads what an "&" of a page begins, as HTML defines it: in a text also names without their semicolon count, in the
 * value of an attribute ("?a=1&copy=2") only before other signs than letters, digits and "=".
 *
 * @returns null for an entity that is not common, and where the page ends
 */
export function readPageEntity(page: string, start: number, isInValue: boolean): PageEntity | null {
  const first = page.charCodeAt(start + 1);
  if (first === hash) return readNumber(page, start);
  if (Number.isNaN(first)) return null;
  if (!isLetterOrDigit(first)) return ampersand;
  let end = start + 2;
  while (end < start + nameLengthMax && isLetterOrDigit(page.charCodeAt(end))) end += 1;
  const name = page.slice(start + 1, end);
  const next = page.charCodeAt(end);
  if (next === semicolon) {
    const code = codes.get(name);
    return code === undefined ? null : { code, length: end - start + 1 };
  }
  if (end === start + nameLengthMax || Number.isNaN(next)) return null;
  if (isInValue) return next === equals || !bareNames.has(name) ? ampersand : null;
  for (let length = 2; length <= name.length && length <= bareLengthMax; length += 1)
    if (bareNames.has(name.slice(0, length))) return null;
  return ampersand;
}

function readNumber(page: string, start: number): PageEntity | null {
  const isHex = (page.charCodeAt(start + 2) | smallLetterBit) === smallX;
  const from = start + (isHex ? 3 : 2);
  let end = from;
  while (end <= from + digitsMax && isLetterOrDigit(page.charCodeAt(end))) end += 1;
  const digits = page.slice(from, end);
  if (page.charCodeAt(end) !== semicolon || !(isHex ? hexDigits : decimalDigits).test(digits)) return null;
  const code = Number.parseInt(digits, isHex ? 16 : 10);
  // Others stand for another character, or for none.
  const isOwn = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xd7ff);
  return isOwn ? { code, length: end - start + 1 } : null;
}

const hexDigits = /^[0-9a-f]{1,5}$/i;
const decimalDigits = /^[0-9]{1,5}$/;
const ampersand: PageEntity = { code: 38, length: 1 };
const hash = 35;
const semicolon = 59;
const equals = 61;
const smallX = 120;
const smallLetterBit = 32;
const digitsMax = 5;
const nameLengthMax = 32;

function isLetterOrDigit(code: number): boolean {
  const small = code | smallLetterBit;
  return (small >= 97 && small <= 122) || (code >= 48 && code <= 57);
}

/** The names of the characters from 160 to 255, in their order. */
const latinNames =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );

const codes: ReadonlyMap<string, number> = new Map([
  ...latinNames.map((name, index): [string, number] => [name, 160 + index]),
  ["amp", 38],
  ["lt", 60],
  ["gt", 62],
  ["quot", 34],
  ["apos", 39],
  ["ndash", 0x2013],
  ["mdash", 0x2014],
  ["lsquo", 0x2018],
  ["rsquo", 0x2019],
  ["ldquo", 0x201c],
  ["rdquo", 0x201d],
  ["bull", 0x2022],
  ["hellip", 0x2026],
  ["euro", 0x20ac],
  ["trade", 0x2122],
]);

/** The names that HTML also reads without a semicolon. */
const bareNames: ReadonlySet<string> = new Set([
  ...latinNames,
  ..."amp lt gt quot AMP LT GT QUOT COPY REG".split(" "),
]);
const bareLengthMax = 6;
