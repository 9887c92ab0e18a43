import { withoutSemicolon, type Entry, type Section } from "./section.ts";

/** @returns simple HTML: `p`, `strong` for headings, `ul` of `li`. No part of the text becomes a tag. */
export function writeHtml(sections: readonly Section[]): string {
  let html = "";
  let isInList = false;
  const write = (entry: Entry) => {
    const isItem = entry.type === "line" && (entry.isItem || entry.isMarked);
    if (isItem !== isInList) html += isItem ? "<ul>" : "</ul>";
    isInList = isItem;
    html += isItem
      ? `<li>${escapeText(withoutSemicolon(entry.line.text))}</li>`
      : `<p>${contentOf(entry)}</p>`;
  };
  for (const section of sections) {
    if (section.heading !== null) write({ type: "fact", label: section.heading, text: "" });
    for (const entry of section.entries) write(entry);
  }
  return isInList ? `${html}</ul>` : html;
}

function contentOf(entry: Entry): string {
  if (entry.type === "line") return escapeText(entry.line.text);
  if (entry.type === "label") return escapeText(entry.text);
  const label = `<strong>${escapeText(entry.label)}</strong>`;
  return entry.text === "" ? label : `${label} ${escapeText(entry.text)}`;
}

function escapeText(text: string): string {
  return /[&<>]/.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    : text;
}
