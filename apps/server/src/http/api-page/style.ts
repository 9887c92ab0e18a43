/** The look of the page; it loads no font and no file. The colours are those of the web app (`styles/tokens.css`). */
export const apiPageStyle = `
:root{color-scheme:light dark;--paper:#fbf7ee;--card:#fff;--ink:#15291f;--muted:#55665c;--line:#e2d8c3;--leaf:#0c6a47;--focus:#1c5fd4}
@media (prefers-color-scheme:dark){:root{--paper:#0f1813;--card:#17231c;--ink:#edf4ee;--muted:#a6b8ab;--line:#2a3a30;--leaf:#5fd39f;--focus:#8ab4ff}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
a{color:var(--leaf)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
h1{font-size:2rem;line-height:1.2}
h2{margin:0 0 .5rem;font-size:1.2rem;overflow-wrap:anywhere}
h3{margin:1rem 0 .25rem;font-size:1rem}
section{margin-top:2rem;padding-top:1.5rem;border-top:1px solid var(--line)}
nav ul{columns:18rem;padding:0;list-style:none}
nav li{break-inside:avoid}
nav a{display:block;padding:.625rem 0;overflow-wrap:anywhere}
pre{overflow-x:auto;margin:0;padding:1rem;border:1px solid var(--line);border-radius:8px;background:var(--card);font-size:.875rem}
table{width:100%;border-collapse:collapse}
caption{text-align:left;font-weight:600}
th,td{padding:.375rem .5rem .375rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:break-word}
.codes td:first-child{min-width:9rem;overflow-wrap:anywhere}
.hidden{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
`;
