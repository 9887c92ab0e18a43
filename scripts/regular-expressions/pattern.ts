/**
 * A regular expression as a tree, as far as attack strings need it. A single character (a letter, an escape, a
 * class) stays source text: the engine itself decides what it matches.
 */
export type Pattern =
  | { kind: "alternatives"; options: readonly Pattern[] }
  | { kind: "sequence"; items: readonly Pattern[] }
  | { kind: "repeated"; body: Pattern; min: number; max: number }
  | { kind: "character"; source: string }
  /** Consumes no characters: `^`, `\b`, a look-around. */
  | { kind: "condition"; body?: Pattern };

/** @throws for syntax of JavaScript that this reader does not know yet */
export function readPattern(source: string, flags: string): Pattern {
  const reader = new PatternReader(source, flags);
  return reader.readAll();
}

class PatternReader {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  readAll(): Pattern {
    const pattern = this.#readAlternatives();
    if (this.#at < this.#source.length) throw this.#unknown();
    return pattern;
  }

  #readAlternatives(): Pattern {
    const options = [this.#readSequence()];
    while (this.#take("|")) options.push(this.#readSequence());
    return options.length === 1 && options[0] ? options[0] : { kind: "alternatives", options };
  }

  #readSequence(): Pattern {
    const items: Pattern[] = [];
    while (this.#at < this.#source.length && !this.#sees("|") && !this.#sees(")"))
      items.push(this.#readQuantified());
    return { kind: "sequence", items };
  }

  #readQuantified(): Pattern {
    const body = this.#readOne();
    const quantifier = this.#takeMatch(/[*+?]\??|\{(?<min>\d+)(?<open>,)?(?<max>\d+)?\}\??/y);
    if (!quantifier) return body;
    const { min = "", open, max } = quantifier.groups ?? {};
    const [sign = ""] = quantifier[0];
    if (sign === "*") return { kind: "repeated", body, min: 0, max: Infinity };
    if (sign === "+") return { kind: "repeated", body, min: 1, max: Infinity };
    if (sign === "?") return { kind: "repeated", body, min: 0, max: 1 };
    return { kind: "repeated", body, min: Number(min), max: Number(max ?? (open ? Infinity : min)) };
  }

  #readOne(): Pattern {
    if (this.#take("^") || this.#take("$")) return { kind: "condition" };
    const opened = this.#takeMatch(/\((?:\?(?:<?[=!]|:|<[^>]+>|[a-z-]+:))?/y);
    if (opened) {
      const body = this.#readAlternatives();
      if (!this.#take(")")) throw this.#unknown();
      return /[=!]$/.test(opened[0]) ? { kind: "condition", body } : body;
    }
    if (this.#sees("[")) return { kind: "character", source: this.#readClass() };
    if (this.#takeMatch(/\\[bB]/y)) return { kind: "condition" };
    // A backreference repeats a match, and no attack string is made from it.
    if (this.#takeMatch(/\\(?:[1-9]|k<)/y)) throw this.#unknown();
    const escaped = this.#takeMatch(
      /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[^])/y,
    );
    if (escaped) return { kind: "character", source: escaped[0] };
    const plain = this.#takeMatch(this.#flags.includes("u") ? /[^]/uy : /[^]/y);
    if (!plain) throw this.#unknown();
    return { kind: "character", source: plain[0] };
  }

  #readClass(): string {
    // With the flag "v" a class may hold classes.
    const read = this.#takeMatch(/\[(?:[^\]\\]|\\[^])*\]/y);
    if (!read || this.#flags.includes("v")) throw this.#unknown();
    return read[0];
  }

  #sees(sign: string): boolean {
    return this.#source.startsWith(sign, this.#at);
  }

  #take(sign: string): boolean {
    if (!this.#sees(sign)) return false;
    this.#at += sign.length;
    return true;
  }

  #takeMatch(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#source);
    if (match) this.#at += match[0].length;
    return match;
  }

  #unknown(): Error {
    return new Error(`No attack strings are known for /${this.#source}/${this.#flags} at ${this.#at}.`);
  }
}
