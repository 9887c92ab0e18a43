/**
 * Turns bytes into text: a byte order mark first, then the header, then what the page says of itself,
 * then a look at the bytes: what is not UTF-8 on an old Brazilian page is windows-1252.
 */
export function decodeBody(bytes: Uint8Array, contentType: string): string {
  const named = charsetOf(contentType) ?? (isMarkup(contentType) ? charsetInside(bytes) : undefined);
  const decoder = named === undefined ? undefined : decoderOf(named);
  return (decoder ?? (isUtf8(bytes) ? utf8 : windows1252)).decode(bytes);
}

const utf8 = new TextDecoder("utf-8");
const windows1252 = new TextDecoder("windows-1252");
/** Where browsers look for a page's own word. */
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
    // A charset nobody knows: the bytes have to speak for themselves.
    return undefined;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
