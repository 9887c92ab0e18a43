/** Longer parts are found less often where their expression finds nothing, and make a larger tree. */
const lengthMax = 10;

/** A digit is a "0": expressions mostly name any of them. */
const ofWords = "0abcdefghijklmnopqrstuvwxyz_";
const digits = "123456789";

/** The symbols of a node's row. The last one is none of a text: that a word ends. */
const rowLength = 64;
const wordEnd = rowLength - 1;
/** There are 13,000. Each has a row of 128 bytes. */
const nodesMax = 0x40_00;

/** Two roots: of parts that may stand at any place, and of those that stand only where a word begins or ends. */
const anywhere = 1;
const atWordEdge = 2;
/** A place is a node and, in the bits above it, the part that must stand before: one number. */
const nodeBits = 16;
const nodeMask = 0xff_ff;

export type CharacterTree<Value> = ReturnType<typeof makeCharacterTree<Value>>;

/**
 * A tree of parts: of what stands in a text where a value may be found. A part may count only behind another one, and the last
 * part of a value finds it. Nodes and parts are numbers. Each node has a row in one table, which says to which node each symbol
 * leads, so a step through a text is one look into the table. The number 0 means "no node" and "no part", and it is also the
 * symbol of every character that no part has.
 */
export function makeCharacterTree<Value>() {
  const symbols = new Uint8Array(65_536);
  let symbolCount = 0;
  const rows = new Uint16Array(rowLength * nodesMax);
  const depths = new Uint8Array(nodesMax);
  const lastSymbols = new Uint8Array(nodesMax);
  let nodeCount = atWordEdge + 1;
  /** Of each node the parts that end there, each with the one that must stand before it in the bits above. */
  const ends: (number[] | undefined)[] = [];
  /** The value of each part that is the last one. */
  const values: (Value | undefined)[] = [undefined];
  /** In which search each part was last found. */
  const foundIn: number[] = [0];
  let search = 0;
  for (const character of ofWords) symbolOf(character.charCodeAt(0));
  for (const digit of digits) symbols[digit.charCodeAt(0)] = 1;
  const blank = symbolOf(0x20);
  const behindBlank = addNode(anywhere, blank);
  /** A blank is in nearly every text: where no more was read, nothing was. */
  const lastUnread = addNode(atWordEdge, blank);
  return { anywhere, behind, atEdge, addPart, end, takeFor, find };

  /**
   * @param last the part that ends where one is as long as it may be
   * @returns the place behind this one for characters of a text; undefined where it has ended
   */
  function behind(place: number, text: string, last: number): number | undefined {
    let node = place & nodeMask;
    const before = place - node;
    for (let at = 0; at < text.length; at += 1) {
      if (depths[node] === lengthMax) return void end([before + node], last);
      node = next(node, symbolOf(text.charCodeAt(at)));
    }
    return before + node;
  }

  /** @returns where a part stands when its expression says that a word begins or ends. Where one ends, the part does */
  function atEdge(places: readonly number[]): number[] {
    const begun: number[] = [];
    const ended: number[] = [];
    for (const place of places) {
      const node = place & nodeMask;
      if (isOfWord(lastSymbols[node] ?? 0)) ended.push(place - node + next(node, wordEnd));
      else begun.push(node === anywhere ? place - node + atWordEdge : place);
    }
    return [...begun, ...end(ended, addPart())];
  }

  /** @param value what is found with this part, if it is the last one */
  function addPart(value?: Value): number {
    foundIn.push(0);
    return values.push(value) - 1;
  }

  /**
   * Says that a part ends at these places. Where nothing was read of it, the part before it is enough.
   *
   * @param isNext whether what follows stands directly behind it. Then it ends only behind a blank: within a word, what
   *   follows would have to be looked for at each letter
   * @returns the places where what follows starts
   */
  function end(places: readonly number[], part: number, isNext = false): number[] {
    const value = values[part];
    const following = new Set<number>();
    for (const place of places) {
      const node = place & nodeMask;
      if (isNext && lastSymbols[node] !== blank) {
        following.add(place);
        continue;
      }
      const before = place >>> nodeBits;
      const isRead = node > lastUnread;
      if (value !== undefined && !isRead && before !== 0) values[before] = value;
      else if (value !== undefined || isRead)
        (ends[isRead ? node : anywhere] ??= []).push((before << nodeBits) + part);
      following.add(((isRead ? part : before) << nodeBits) + (isNext ? behindBlank : anywhere));
    }
    return [...following];
  }

  /** Takes a unit of a text for another one, if any part has that. */
  function takeFor(unit: number, other: number): void {
    symbols[unit] = symbols[other] ?? 0;
  }

  /** @returns each value of which all parts stand in the text, once */
  function find(text: string): readonly Value[] {
    const found: Value[] = [];
    search += 1;
    collect(anywhere, found);
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
      collect(node, found);
      const symbol = at < text.length ? (symbols[text.charCodeAt(at)] ?? 0) : 0;
      if (!isOfWord(symbol)) {
        const ended = nodeBehind(node, wordEnd);
        if (ended !== 0) collect(ended, found);
      }
      node = nodeBehind(node, symbol);
    }
  }

  function collect(node: number, found: Value[]): void {
    const here = ends[node];
    if (here === undefined) return;
    for (const end of here) {
      const before = end >>> nodeBits;
      const part = end & nodeMask;
      if (foundIn[part] === search || (before !== 0 && foundIn[before] !== search)) continue;
      foundIn[part] = search;
      const value = values[part];
      if (value !== undefined && !found.includes(value)) found.push(value);
    }
  }

  function nodeBehind(node: number, symbol: number): number {
    return rows[node * rowLength + symbol] ?? 0;
  }

  function next(node: number, symbol: number): number {
    return nodeBehind(node, symbol) || addNode(node, symbol);
  }

  function addNode(from: number, symbol: number): number {
    if (nodeCount === nodesMax || symbolCount >= wordEnd) throw new Error("too many signs");
    const node = nodeCount;
    nodeCount += 1;
    rows[from * rowLength + symbol] = node;
    depths[node] = (depths[from] ?? 0) + 1;
    lastSymbols[node] = symbol;
    return node;
  }

  function symbolOf(unit: number): number {
    const known = symbols[unit] ?? 0;
    if (known !== 0) return known;
    symbolCount += 1;
    symbols[unit] = symbolCount;
    return symbolCount;
  }
}

function isOfWord(symbol: number): boolean {
  return symbol !== 0 && symbol <= ofWords.length;
}
