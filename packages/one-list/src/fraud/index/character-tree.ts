/** Longer beginnings are found less often where nothing follows, and make a larger tree. */
const lengthMax = 7;

/** A digit is a "0": expressions mostly name any of them. */
const ofWords = "0abcdefghijklmnopqrstuvwxyz_";
const digits = "123456789";

/** The symbols of a node's row. The last two are none of a text: that a word ends, and that the node has values. */
const rowLength = 64;
const wordEnd = rowLength - 1;
const hasValues = rowLength - 2;

export type CharacterTree<Value> = ReturnType<typeof makeCharacterTree<Value>>;

/**
 * A tree of beginnings; the last node of a beginning knows its values. A node is a number. Each node has a row in one
 * table, which says to which node each symbol leads, so a step through a text is one look into the table. The number 0
 * means "no node", and it is also the symbol of every character that no beginning has.
 */
export function makeCharacterTree<Value>() {
  const symbols = new Uint8Array(65_536);
  let symbolCount = 0;
  let rows = new Uint16Array(rowLength * 1024);
  const depths: number[] = [];
  const isInWord: boolean[] = [];
  const values: (Value[] | undefined)[] = [];
  for (const character of ofWords) symbolOf(character.charCodeAt(0));
  for (const digit of digits) symbols[digit.charCodeAt(0)] = 1;
  addNode(0, false);
  /** Two roots: of beginnings that may stand at any place, and of those that stand only where a word begins or ends. */
  const anywhere = addNode(0, false);
  const atWordEdge = addNode(0, false);
  return { anywhere, behind, atEdge, end, takeFor, find };

  /** @returns the node behind this one for a unit of a text; undefined where a beginning is as long as it may be */
  function behind(node: number, unit: number): number | undefined {
    return depths[node] === lengthMax ? undefined : next(node, symbolOf(unit));
  }

  /** @returns where a beginning stands when its expression says that a word begins or ends */
  function atEdge(node: number): { node: number; isEnd: boolean } {
    if (node === anywhere) return { node: atWordEdge, isEnd: false };
    return isInWord[node] === true ? { node: next(node, wordEnd), isEnd: true } : { node, isEnd: false };
  }

  function end(node: number, value: Value): void {
    const known = (values[node] ??= []);
    if (!known.includes(value)) known.push(value);
    rows[node * rowLength + hasValues] = 1;
  }

  /** Takes a unit of a text for another one, if that begins anything. */
  function takeFor(unit: number, other: number): void {
    symbols[unit] = symbols[other] ?? 0;
  }

  /** @returns each value of which a beginning stands in the text, once */
  function find(text: string): readonly Value[] {
    const found: Value[] = [];
    collect(anywhere, found);
    collect(atWordEdge, found);
    let wasInWord = false;
    for (let at = 0; at < text.length; at += 1) {
      const symbol = symbols[text.charCodeAt(at)] ?? 0;
      const isHereInWord = isOfWord(symbol);
      const first = nodeBehind(anywhere, symbol);
      if (first !== 0) follow(text, at, first, found);
      if (isHereInWord !== wasInWord) {
        const firstOfWord = nodeBehind(atWordEdge, symbol);
        if (firstOfWord !== 0) follow(text, at, firstOfWord, found);
      }
      wasInWord = isHereInWord;
    }
    return found;
  }

  /** Goes from node to node while the tree has the next character: a few steps. */
  function follow(text: string, start: number, first: number, found: Value[]): void {
    let node = first;
    for (let at = start + 1; node !== 0; at += 1) {
      if (nodeBehind(node, hasValues) !== 0) collect(node, found);
      const symbol = at < text.length ? (symbols[text.charCodeAt(at)] ?? 0) : 0;
      if (!isOfWord(symbol)) {
        const ended = nodeBehind(node, wordEnd);
        if (ended !== 0) collect(ended, found);
      }
      node = nodeBehind(node, symbol);
    }
  }

  function collect(node: number, found: Value[]): void {
    const here = values[node];
    if (here === undefined) return;
    for (const value of here) if (!found.includes(value)) found.push(value);
  }

  function nodeBehind(node: number, symbol: number): number {
    return rows[node * rowLength + symbol] ?? 0;
  }

  function next(node: number, symbol: number): number {
    const known = nodeBehind(node, symbol);
    if (known !== 0) return known;
    const made = addNode((depths[node] ?? 0) + 1, isOfWord(symbol));
    rows[node * rowLength + symbol] = made;
    return made;
  }

  function addNode(depth: number, isHereInWord: boolean): number {
    const node = depths.push(depth) - 1;
    isInWord.push(isHereInWord);
    values.push(undefined);
    if ((node + 1) * rowLength > rows.length) {
      const longer = new Uint16Array(rows.length * 2);
      longer.set(rows);
      rows = longer;
    }
    return node;
  }

  function symbolOf(unit: number): number {
    const known = symbols[unit] ?? 0;
    if (known !== 0) return known;
    symbolCount += 1;
    if (symbolCount === hasValues) throw new Error("too many different characters begin signs");
    symbols[unit] = symbolCount;
    return symbolCount;
  }
}

function isOfWord(symbol: number): boolean {
  return symbol !== 0 && symbol <= ofWords.length;
}
