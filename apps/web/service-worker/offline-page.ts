import { productName } from "@vagou/contract/product";
import { darkPaper, lightPaper } from "../app/lib/page/page-colours.ts";

/**
 * What stands in the place of the browser's error page. It needs no file of the app, which may not be kept, and no script.
 *
 * @param isOnline the device has a connection, and the product does not answer
 * @param isKeeping the start page and the saved vacancies open from the device
 */
export function offlinePage({ isOnline, isKeeping }: { isOnline: boolean; isKeeping: boolean }): Response {
  const title = isOnline ? `Sem conexão com o ${productName}` : "Você está sem internet";
  const kept = isKeeping ? keptPages : "";
  const html = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style><main><p><b>${productName}</b></p><h1>${title}</h1><p>Esta página abre quando a conexão voltar.</p><p><a href="">Tentar de novo</a></p>${kept}</main></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

const keptPages =
  '<h2>Se você entrou na sua conta, isto abre neste aparelho</h2><ul><li><a href="/">Suas últimas buscas, com as vagas que já chegaram</a></li><li><a href="/minhas-vagas">Minhas vagas</a></li></ul>';

const styles = `:root{color-scheme:light dark;background:${lightPaper};font:1.0625rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:auto;padding:1rem}h1,h2{line-height:1.2}h2{font-size:1.2rem;margin-top:2rem}ul{padding:0;list-style:none}a{display:inline-block;padding:.6rem 0;color:inherit;font-weight:600}@media(prefers-color-scheme:dark){:root{background:${darkPaper}}}`;
