/**
 * Parses JSON as portals embed it: plain, HTML-escaped, in CDATA or an HTML comment, with raw
 * control characters or line breaks inside strings, with trailing commas.
 *
 * @returns the value, or undefined when the text cannot be repaired
 */
export function repairJson(text: string): unknown {
  const bare = unwrap(text);
  for (const candidate of [() => bare, () => tidy(bare), () => tidy(unescapeHtml(bare))]) {
    const parsed = tryParse(candidate());
    if (parsed !== undefined) return parsed;
  }
  return undefined;
}

/** Old pages put the content of scripts into comments, to hide it from browsers that knew no scripts. */
function unwrap(text: string): string {
  let bare = text.replaceAll("\uFEFF", "").trim();
  // Twice, for a comment around a CDATA section.
  for (let layer = 0; layer < 2; layer += 1)
    bare = bare
      .replace(/^(?:\/\/|\/\*)? ?(?:<!--|<!\[CDATA\[)(?: ?\*\/)?/, "")
      .trim()
      .replace(/(?:-->|\]\]>)(?: ?\*\/)?$/, "")
      .trim()
      .replace(/(?:\/\/|\/\*|;)$/, "")
      .trim();
  return bare;
}

function tryParse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Reads the text once from start to end, because a line break or a comma has another meaning inside a string. */
function tidy(text: string): string {
  let out = "";
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? "";
    if (inString && char === "\\") {
      const escaped = text[index + 1] ?? "";
      // "\'" and "\ " are no escapes of JSON.
      out += /["\\/bfnrtu]/.test(escaped) ? char + escaped : escaped;
      index += 1;
    } else if (char === '"') {
      inString = !inString;
      out += char;
    } else if (inString && char < " ") {
      out += controls[char] ?? "";
    } else if (!inString && char === "," && /^,\s*[}\]]/.test(text.slice(index, index + 200))) {
      continue;
    } else if (inString || char >= " " || char === "\n" || char === "\t") {
      out += char;
    }
  }
  return out;
}

const controls: Readonly<Record<string, string>> = { "\n": String.raw`\n`, "\t": String.raw`\t` };

/** Decodes only the entities of JSON's own signs; entities inside texts stay. */
function unescapeHtml(text: string): string {
  return text.replaceAll(/&quot;|&#0?34;|&#x22;/gi, '"').replaceAll(/&amp;/gi, "&");
}
