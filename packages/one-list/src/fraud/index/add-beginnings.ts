import type { CharacterTree } from "./character-tree.ts";

/**
 * Reads the source of an expression and adds to a tree what a match must have. `cursos?` has one beginning, "curso";
 * `pag(?:a|ue)` has two, "paga" and "pague". A beginning stops where the source allows any character, or a repetition. What
 * follows is a part of its own, which counts only behind the one before: `cart\w+ paga` is "cart" and, anywhere behind it,
 * " paga". What only looks ahead or behind is not read. So all parts of each match are in the tree, but they may stand in a
 * text where the expression finds nothing.
 */
export function addBeginnings<Value>({ source }: RegExp, tree: CharacterTree<Value>, value: Value): void {
  let at = 0;
  /** Where beginnings have stopped; those of the alternative that is read are the last. */
  const stopped: number[] = [];
  const last = tree.addPart(value);
  stopAll(readAlternatives([tree.anywhere]));
  tree.end(stopped, last);

  /** Each reader gets the places of the tree where its part of the source starts, and returns those where it ends. */
  function readAlternatives(from: Places): Places {
    const behind = new Set<number>();
    do {
      const stoppedBefore = stopped.length;
      let places = from;
      while (at < source.length && source[at] !== "|" && source[at] !== ")")
        places =
          places.length === 0 && stopped.length > stoppedBefore
            ? tree.end(stopped.splice(stoppedBefore), tree.addPart())
            : readRepeated(places);
      for (const place of places) behind.add(place);
      at += 1;
    } while (source[at - 1] === "|");
    return [...behind];
  }

  /** Ends a part at these places, and starts the next one directly behind it. */
  function goOn(from: Places): Places {
    return tree.end(from, tree.addPart(), true);
  }

  function readRepeated(from: Places): Places {
    const behind = readPart(from);
    const sign = source[at] ?? "";
    if (sign === "" || !repeats.includes(sign)) return behind;
    const isOptional = "?*".includes(sign) || source[at + 1] === "0";
    at = sign === "{" ? source.indexOf("}", at) + 1 : at + 1;
    const all = isOptional ? [...new Set([...from, ...behind])] : behind;
    if (sign !== "?") return stopAll(all);
    return behind.length > placesMax ? goOn(all) : all;
  }

  function readPart(from: Places): Places {
    plain.lastIndex = at;
    const [letters = ""] = plain.exec(source) ?? [];
    at += letters.length;
    if (letters !== "") return step(from, letters);
    const character = source[at] ?? "";
    at += 1;
    if (character === "(") return readGroup(from);
    if (character === "[") return readClass(from);
    if (character === "\\") return readEscaped(from);
    if ("^$".includes(character)) return from;
    return character === "." ? stopAll(from) : step(from, character);
  }

  function readGroup(from: Places): Places {
    const looks = source[at] === "?" && source[at + 1] !== ":";
    if (source[at] === "?") at += source[at + 1] === "<" ? 3 : 2;
    const behind = readAlternatives(looks ? [] : from.length > placesMax ? goOn(from) : from);
    return looks ? from : behind;
  }

  function readClass(from: Places): Places {
    let end = at;
    while (source[end] !== "]") end += source[end] === "\\" ? 2 : 1;
    const members = source.slice(at, end).replaceAll(String.raw`\d`, "0");
    at = end + 1;
    return wideClass.test(members) ? stopAll(from) : Array.from(members).flatMap((one) => step(from, one));
  }

  function readEscaped(from: Places): Places {
    const character = source[at] ?? "";
    at += 1;
    if (character === "b") return tree.atEdge(from);
    if (character === "d") return step(from, "0");
    return letter.test(character) ? stopAll(from) : step(from, character);
  }

  function step(from: Places, characters: string): Places {
    return from.flatMap((place) => tree.behind(place, characters, last) ?? []);
  }

  function stopAll(places: Places): Places {
    stopped.push(...places);
    return [];
  }
}

type Places = readonly number[];

/** To read all that a group may say behind each of more beginnings would take long, and make a large tree. */
const placesMax = 3;

const repeats = "?*+{";
/** Letters and blanks up to a sign, but not the last one if it may be repeated. */
const plain = /[a-z ]+(?![?*+{])/y;

/** A class of too many characters to list: `[^…]`, `\w`, `[a-z]`. */
const wideClass = /^\^|\\[a-z]|[a-z]-[a-z]/i;
const letter = /[a-z]/i;
