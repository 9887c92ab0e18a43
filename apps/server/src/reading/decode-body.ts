import { isUtf8 } from "node:buffer";

/**
 * Turns bytes into text. The charset is that of the header, else the one that the page declares, else UTF-8 if the
 * bytes are valid UTF-8, else windows-1252, as on old Brazilian pages.
 */
export function decodeBody(bytes: Uint8Array, contentType: string): string {
  const named = charsetOf(contentType) ?? (isMarkup(contentType) ? charsetInside(bytes) : undefined);
  const decoder = named === undefined ? undefined : decoderOf(named);
  return (decoder ?? (isUtf8(bytes) ? utf8 : windows1252)).decode(bytes);
}

const utf8 = new TextDecoder("utf-8");
const windows1252 = new TextDecoder("windows-1252");
/** The first bytes of a page, in which its charset declaration is searched. */
const searchedBytes = 2048;

function charsetOf(contentType: string): string | undefined {
  return /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1];
}

function isMarkup(contentType: string): boolean {
  return !/json|javascript|text\/plain/i.test(contentType);
}

/** `<meta charset>`, `<meta http-equiv content>`, `<?xml encoding?>`: all ASCII, so any decoding finds them. */
function charsetInside(bytes: Uint8Array): string | undefined {
  const head = windows1252.decode(bytes.subarray(0, searchedBytes));
  return /<meta[^<>]+charset\s*=\s*["']?([\w:.-]+)|<\?xml[^<>]+encoding\s*=\s*["']([\w:.-]+)/i
    .exec(head)
    ?.slice(1)
    .find((name) => name !== undefined);
}

function decoderOf(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name);
  } catch {
    // An unknown charset name: the bytes decide.
    return undefined;
  }
}
