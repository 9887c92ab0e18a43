import { QuoteType, Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { readPageEntity } from "./page-entities.ts";

type Options = ConstructorParameters<typeof Tokenizer>[0];

/**
 * A tokenizer for htmlparser2's parser, for whole HTML pages. Where the library looks at each character, this one
 * searches for the next sign that matters, as long as the page is written as pages usually are. At the first thing
 * that it does not know (a rare entity, a tag without end, CDATA …) it leaves the rest of the page to the library, so
 * that both read every page alike (`page-tokenizer.slow.test.ts`). Nothing is searched twice: the time is linear.
 */
export class PageTokenizer extends Tokenizer {
  readonly #parser: TokenizerCallbacks;
  /** Where the part begins that the library reads. */
  readonly #rest: { start: number };
  readonly #isUsual: boolean;
  #isStarted = false;
  /** The attributes of a tag, five numbers each: begin and end of its name and of its value (-1 without one), its quote. */
  readonly #attributes: number[] = [];
  /** Whether the tag ends in "/>". */
  #endsItself = false;
  /** The first "&" from where one was searched last; the length of the page when none follows. */
  #nextEntity = -1;
  #searchedFrom = 0;

  constructor(options: Options, parser: TokenizerCallbacks) {
    const rest = { start: 0 };
    super(options, shifted(parser, rest));
    this.#parser = parser;
    this.#rest = rest;
    this.#isUsual = !options.xmlMode && !options.recognizeSelfClosing && options.decodeEntities !== false;
  }

  override write(page: string): void {
    const isFirst = !this.#isStarted;
    this.#isStarted = true;
    const end = isFirst && this.#isUsual ? this.#readUsual(page) : 0;
    if (isFirst) this.#rest.start = end;
    super.write(end === 0 ? page : page.slice(end));
  }

  /** @returns where the first thing begins that is left to the library */
  #readUsual(page: string): number {
    let textStart = 0;
    let from = 0;
    for (;;) {
      const sign = page.indexOf("<", from);
      if (sign === -1) return this.#readText(page, textStart, page.length);
      from = sign + 1;
      const kind = page.charCodeAt(from);
      if (!isLetter(kind) && kind !== slash && kind !== exclamation && kind !== question) continue;
      const read = this.#readText(page, textStart, sign);
      if (read !== sign) return read;
      const end = this.#readMarkup(page, sign, kind);
      if (end === -1) return sign;
      textStart = end;
      from = end;
    }
  }

  /** As the next three: @returns where it ends; -1, before the parser is told, when it is left to the library */
  #readMarkup(page: string, start: number, kind: number): number {
    if (isLetter(kind)) return this.#readTag(page, start + 1);
    if (kind === slash)
      return isLetter(page.charCodeAt(start + 2)) ? this.#readClosingTag(page, start + 2) : -1;
    if (kind !== exclamation) return -1;
    if (page.startsWith("--", start + 2)) return this.#readComment(page, start + 4);
    const end =
      page.slice(start + 2, start + 9).toLowerCase() === "doctype" ? page.indexOf(">", start + 9) : -1;
    if (end === -1) return -1;
    this.#parser.ondeclaration(start + 2, end);
    return end + 1;
  }

  #readComment(page: string, start: number): number {
    if (page.startsWith(">", start) || page.startsWith("->", start)) return -1;
    const end = page.indexOf("-->", start);
    if (end === -1 || page.slice(start, end + 2).includes("--!")) return -1;
    this.#parser.oncomment(start, end + 2, 2);
    return end + 3;
  }

  #readClosingTag(page: string, start: number): number {
    const nameEnd = endOfName(page, start);
    const end = page.indexOf(">", nameEnd);
    if (end === -1) return -1;
    this.#parser.onclosetag(start, nameEnd);
    return end + 1;
  }

  #readTag(page: string, start: number): number {
    const nameEnd = endOfName(page, start);
    const end = this.#findAttributes(page, nameEnd);
    if (end === -1) return -1;
    const name = mayHoldText(page, start, nameEnd) ? page.slice(start, nameEnd).toLowerCase() : "";
    const content = textElements.get(name);
    if (content === undefined || this.#parser.isInForeignContext?.()) {
      this.#writeTag(page, start, nameEnd, end);
      return end;
    }
    const contentEnd = content === "all" ? -1 : endOfContent(page, end, name);
    if (contentEnd === -1 || (content === "text" && !this.#isPlain(page, end, contentEnd))) return -1;
    this.#writeTag(page, start, nameEnd, end);
    if (content === "text") this.#readText(page, end, contentEnd);
    else if (contentEnd > end) this.#parser.ontext(end, contentEnd);
    return this.#readClosingTag(page, contentEnd + 2);
  }

  /** @returns where the tag ends, -1 when it is left to the library */
  #findAttributes(page: string, nameEnd: number): number {
    const found = this.#attributes;
    found.length = 0;
    this.#endsItself = false;
    let index = nameEnd;
    for (;;) {
      const start = skipBlanks(page, index);
      const sign = page.charCodeAt(start);
      if (sign === greater) return start + 1;
      if (sign === slash) {
        this.#endsItself = true;
        return page.charCodeAt(start + 1) === greater ? start + 2 : -1;
      }
      if (Number.isNaN(sign)) return -1;
      const end = endOfAttributeName(page, start + 1);
      index = skipBlanks(page, end);
      if (page.charCodeAt(index) !== equals) {
        found.push(start, end, -1, end, QuoteType.NoValue);
        continue;
      }
      const value = skipBlanks(page, index + 1);
      const quote = page.charCodeAt(value);
      if (quote === doubleQuote || quote === singleQuote) {
        const valueEnd = page.indexOf(quote === doubleQuote ? '"' : "'", value + 1);
        if (valueEnd === -1 || !this.#isKnown(page, value + 1, valueEnd, true)) return -1;
        found.push(
          start,
          end,
          value + 1,
          valueEnd,
          quote === doubleQuote ? QuoteType.Double : QuoteType.Single,
        );
        index = valueEnd + 1;
      } else {
        index = endOfBareValue(page, value);
        if (this.#entityFrom(page, value) < index) return -1;
        found.push(start, end, value, index, QuoteType.Unquoted);
      }
    }
  }

  #writeTag(page: string, start: number, nameEnd: number, end: number): void {
    const parser = this.#parser;
    parser.onopentagname(start, nameEnd);
    const found = this.#attributes;
    for (let index = 0; index < found.length; index += numbersEach) {
      const valueStart = found[index + 2] ?? -1;
      const valueEnd = found[index + 3] ?? 0;
      const quote: QuoteType = found[index + 4] ?? QuoteType.NoValue;
      parser.onattribname(found[index] ?? 0, found[index + 1] ?? 0);
      if (valueStart !== -1) this.#writeValue(page, valueStart, valueEnd);
      const isQuoted = quote === QuoteType.Double || quote === QuoteType.Single;
      parser.onattribend(quote, isQuoted ? valueEnd + 1 : valueEnd);
    }
    if (this.#endsItself) parser.onselfclosingtag(end - 1);
    else parser.onopentagend(end - 1);
  }

  #writeValue(page: string, valueStart: number, end: number): void {
    const value = page.slice(valueStart, end);
    let start = valueStart;
    for (let sign = value.indexOf("&"); sign !== -1; sign = value.indexOf("&", sign + 1)) {
      const at = valueStart + sign;
      const entity = readPageEntity(page, at, true);
      if (entity === null || entity.length === 1) continue;
      if (at > start) this.#parser.onattribdata(start, at);
      this.#parser.onattribentity(entity.code);
      start = at + entity.length;
    }
    this.#parser.onattribdata(start, end);
  }

  /** @returns `end`, or where the first entity is that is left to the library */
  #readText(page: string, textStart: number, end: number): number {
    let start = textStart;
    for (let at = this.#entityFrom(page, start); at < end; at = this.#entityFrom(page, at + 1)) {
      const entity = readPageEntity(page, at, false);
      if (entity?.length === 1) continue;
      if (at > start) this.#parser.ontext(start, at);
      if (entity === null) return at;
      start = at + entity.length;
      this.#parser.ontextentity(entity.code, start);
    }
    if (end > start) this.#parser.ontext(start, end);
    return end;
  }

  /** Behind some a "<" the library does not decode an entity. */
  #isPlain(page: string, start: number, end: number): boolean {
    return !page.slice(start, end).includes("<") && this.#isKnown(page, start, end, false);
  }

  /** Whether all entities of a part are known. */
  #isKnown(page: string, start: number, end: number, isInValue: boolean): boolean {
    let at = this.#entityFrom(page, start);
    while (at < end && readPageEntity(page, at, isInValue) !== null) at = this.#entityFrom(page, at + 1);
    return at >= end;
  }

  #entityFrom(page: string, from: number): number {
    if (this.#nextEntity < from || this.#searchedFrom > from) {
      const found = page.indexOf("&", from);
      this.#nextEntity = found === -1 ? page.length : found;
    }
    this.#searchedFrom = from;
    return this.#nextEntity;
  }
}

/** Elements whose content holds no tags. Entities count in `text`; after `all` the page has no more tags. */
const textElements: ReadonlyMap<string, "raw" | "text" | "all"> = new Map([
  ["script", "raw"],
  ["style", "raw"],
  ["iframe", "raw"],
  ["noembed", "raw"],
  ["noframes", "raw"],
  ["xmp", "raw"],
  ["title", "text"],
  ["textarea", "text"],
  ["plaintext", "all"],
]);

/** A cheap test by the length and the first letter of a name. */
function mayHoldText(page: string, start: number, nameEnd: number): boolean {
  return nameEnd - start > 2 && firstLetters.includes(page.charCodeAt(start) | smallLetterBit);
}

const firstLetters = Array.from("sintxp", (letter) => letter.charCodeAt(0));

/** @returns where the closing tag of the element begins, -1 when it has none or when that has no end */
function endOfContent(page: string, start: number, name: string): number {
  for (let at = page.indexOf("</", start); at !== -1; at = page.indexOf("</", at + 2)) {
    const end = at + 2 + name.length;
    if (isEndOfName(page.charCodeAt(end)) && page.slice(at + 2, end).toLowerCase() === name)
      return page.includes(">", end) ? at : -1;
  }
  return -1;
}

function endOfName(page: string, start: number): number {
  let end = start;
  while (end < page.length && !isEndOfName(page.charCodeAt(end))) end += 1;
  return end;
}

function endOfAttributeName(page: string, start: number): number {
  let end = start;
  while (end < page.length && page.charCodeAt(end) !== equals && !isEndOfName(page.charCodeAt(end))) end += 1;
  return end;
}

function endOfBareValue(page: string, start: number): number {
  let end = start;
  while (end < page.length && page.charCodeAt(end) !== greater && !isBlank(page.charCodeAt(end))) end += 1;
  return end;
}

function skipBlanks(page: string, start: number): number {
  let end = start;
  while (isBlank(page.charCodeAt(end))) end += 1;
  return end;
}

function isEndOfName(code: number): boolean {
  return code === slash || code === greater || isBlank(code);
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 12 || code === 13;
}

function isLetter(code: number): boolean {
  const small = code | smallLetterBit;
  return small >= 97 && small <= 122;
}

const smallLetterBit = 32;
const exclamation = 33;
const doubleQuote = 34;
const singleQuote = 39;
const slash = 47;
const equals = 61;
const greater = 62;
const question = 63;
/** Of an attribute in `#attributes`. */
const numbersEach = 5;

/** @returns the parser as a tokenizer sees it that reads only a part of the page, from `rest.start` on */
function shifted(parser: TokenizerCallbacks, rest: Readonly<{ start: number }>): TokenizerCallbacks {
  // -1 is no place: the library uses it for the rest of a page that ends in a tag.
  const at = (index: number) => (index < 0 ? index : index + rest.start);
  return {
    onattribdata: (start, end) => parser.onattribdata(at(start), at(end)),
    onattribentity: (code) => parser.onattribentity(code),
    onattribend: (quote, end) => parser.onattribend(quote, at(end)),
    onattribname: (start, end) => parser.onattribname(at(start), at(end)),
    oncdata: (start, end, offset) => parser.oncdata(at(start), at(end), offset),
    onclosetag: (start, end) => parser.onclosetag(at(start), at(end)),
    oncomment: (start, end, offset) => parser.oncomment(at(start), at(end), offset),
    ondeclaration: (start, end) => parser.ondeclaration(at(start), at(end)),
    onend: () => parser.onend(),
    onopentagend: (end) => parser.onopentagend(at(end)),
    onopentagname: (start, end) => parser.onopentagname(at(start), at(end)),
    onprocessinginstruction: (start, end) => parser.onprocessinginstruction(at(start), at(end)),
    onselfclosingtag: (end) => parser.onselfclosingtag(at(end)),
    ontext: (start, end) => parser.ontext(at(start), at(end)),
    ontextentity: (code, end) => parser.ontextentity(code, at(end)),
    isInForeignContext: () => parser.isInForeignContext?.() ?? false,
  };
}
