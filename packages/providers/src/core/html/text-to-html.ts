/** @returns simple HTML of a plain text: lines become paragraphs, lines with a bullet a list. */
export function textToHtml(text: string): string {
  return linesToHtml(text, bulletAtStart);
}

/** @returns each line as a paragraph, for texts whose signs at the start of a line are no bullets: "*Bold* words". */
export function paragraphsToHtml(text: string): string {
  return linesToHtml(text, null);
}

const bulletAtStart = /^[•·▪●*–-]\s*(?=\S)/;

function linesToHtml(text: string, bulletSign: RegExp | null): string {
  const html: string[] = [];
  let items: string[] = [];
  const closeList = () => {
    if (items.length > 0) html.push(`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);
    items = [];
  };
  for (const line of escapeText(text).split("\n")) {
    const trimmed = line.trim();
    if (trimmed === "") continue;
    const bullet = bulletSign?.exec(trimmed);
    if (bullet) {
      items.push(trimmed.slice(bullet[0].length));
      continue;
    }
    closeList();
    html.push(`<p>${trimmed}</p>`);
  }
  closeList();
  return html.join("");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
