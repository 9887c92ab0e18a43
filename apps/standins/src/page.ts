import { escapeHtml } from "./escape-html.ts";

/**
 * A small page in the product's colours, readable at 360 px, in light and dark.
 *
 * @param body trusted HTML: the caller escapes all texts from outside
 */
export function htmlPage(title: string, body: string, head = ""): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const style = `
:root { color-scheme: light dark; --paper: #fbf7ee; --card: #ffffff; --ink: #15291f; --muted: #55665c; --line: #e2d8c3; --leaf: #0c6a47; --leaf-ink: #ffffff; --leaf-soft: #e3f1e6; --focus: #1c5fd4; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1813; --card: #17231c; --ink: #edf4ee; --muted: #a6b8ab; --line: #2a3a30; --leaf: #5fd39f; --leaf-ink: #06231a; --leaf-soft: #16352a; --focus: #8ab4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 Figtree, system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 68ch; margin: 0 auto; padding: 20px 16px 48px; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 8px 0 12px; }
h2 { font-size: 1.15rem; margin: 24px 0 8px; }
p { margin: 0 0 12px; }
a { color: var(--leaf); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.muted { color: var(--muted); }
.note { background: var(--leaf-soft); border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px; }
`;
