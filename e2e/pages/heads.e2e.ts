import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { phone } from "../harness/browser.ts";
import { setStage } from "../harness/stage.ts";

/** Another address than the one the browser opens: the heads must use the setting alone. */
const address = "https://vagas.example";

const stage = setStage({ APP_BASE_URL: address }, { own: true });

const slogan = "as melhores vagas do Brasil, numa busca só";

/** Each page's title, the beginning of its description, one of its keywords, and whether it may be listed. */
const publicPages: Words[] = [
  [
    "/",
    `Vagou: As melhores vagas do Brasil, numa busca só`,
    "Escolha os portais, pergunte",
    "vagas de emprego",
    true,
  ],
  [
    "/about",
    "Sobre o Vagou | Vagou",
    `O Vagou reúne ${providerCatalogue.length} portais`,
    "portais de vagas",
    true,
  ],
  ["/fontes", "Fontes | Vagou", "Como cada portal de vagas respondeu", "tempo de resposta", true],
  ["/terms", "Termos de Uso | Vagou", "As regras do serviço", "reembolso", true],
  ["/privacy", "Política de Privacidade | Vagou", "Quais dados guardamos", "LGPD", true],
  ["/robo", "Para quem administra um portal | Vagou", "Se você encontrou o Vagou", "robots.txt", true],
];
const forVisitors: Words[] = [
  ["/login", "Entrar | Vagou", "Entre na sua conta", "login", true],
  ["/register", "Criar conta | Vagou", "Crie sua conta grátis", "cadastro", true],
  ["/forgot-password", "Esqueci minha senha | Vagou", "Esqueceu a senha?", "recuperar senha", true],
  [
    "/registration-success",
    "Verifique seu e-mail | Vagou",
    "Sua conta foi criada",
    "confirmar e-mail",
    false,
  ],
  ["/confirm-account", "Confirmar conta | Vagou", "Confirme seu e-mail", "confirmar conta", false],
  ["/reset-password", "Redefinir senha | Vagou", "Crie uma nova senha", "redefinir senha", false],
];
const forMembers: Words[] = [
  ["/jobs", "Buscar vagas | Vagou", "Busque vagas em vários portais", "vagas por cidade", false],
  ["/jobs/gupy-0123456789abcdef", "Detalhes da vaga | Vagou", "A vaga completa", "detalhes da vaga", false],
  [
    "/jobs/vaga%20de%20vendas",
    "Esta vaga não está mais aqui | Vagou",
    "Esta vaga não existe",
    "vagas de emprego",
    false,
  ],
  ["/profile", "Seu Perfil | Vagou", "Suas fichas, o extrato", "minha conta", false],
  ["/buy-tokens", "Adquirir fichas | Vagou", "Consiga mais fichas", "comprar fichas", false],
  ["/contact", "Contato | Vagou", "Fale com o atendimento", "suporte", false],
  ["/nao-existe", "Página não encontrada | Vagou", "Esta página não existe", "vagas de emprego", false],
];

describe.each([phone])("on a screen of $width × $height", (size) => {
  test("every page says in its head what it is, also before its scripts run", async () => {
    const page = await stage.openPage(size, { scripts: false });
    for (const words of [...publicPages, ...forVisitors]) {
      await page.goto(words[0]);
      expect(await readHead(page)).toEqual(headOf(words));
    }
    // Previews of shared links run no scripts: they read the description of the product.
    await page.goto("/jobs/gupy-0123456789abcdef");
    const {
      canonical,
      "og:url": url,
      ...shell
    } = headOf(["", `Vagou: ${slogan}`, "Busque vagas", "vagas", false]);
    expect([canonical, url]).toHaveLength(2);
    expect(await readHead(page)).toEqual({ ...shell, canonical: [], "og:url": [] });
  });

  test("each page has its own head once it is opened, and no two are mixed during navigation", async () => {
    const page = await stage.openSignedIn(size);
    for (const words of [...publicPages, ...forMembers]) {
      await page.goto(words[0]);
      await expect.poll(() => readHead(page)).toEqual(headOf(words));
    }
    const wordsOf = new Map(forMembers.concat(publicPages).map((words) => [words[0], words]));
    const follow = async (path: string, click: () => Promise<void>) => {
      await click();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => readHead(page)).toEqual(headOf(wordsOf.get(path) ?? ["", "", "", "", false]));
    };
    const foot = page.getByRole("contentinfo");
    await follow("/about", () => foot.getByRole("link", { name: "Sobre" }).click());
    await follow("/contact", () => foot.getByRole("link", { name: "Contato" }).click());
    await follow("/terms", () => foot.getByRole("link", { name: "Termos de Uso" }).click());
    await follow("/", () => page.getByRole("link", { name: "Vagou, página inicial" }).click());
    await follow("/terms", async () => void (await page.goBack()));
  });

  test("navigation of a visitor changes the head too, and the callback of Google is never listed", async () => {
    const page = await stage.openPage(size);
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Criar conta" }).click();
    await expect.poll(() => page.title()).toBe("Criar conta | Vagou");
    await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
    await expect.poll(() => page.title()).toBe("Entrar | Vagou");
    expect(await readHead(page)).toEqual(
      headOf(["/login", "Entrar | Vagou", "Entre na sua conta", "login", true]),
    );
    // Never answered, so that the page stays.
    await page.route("**/api/auth/google/callback", () => {});
    await page.goto("/auth/google/callback?code=alheio&state=alheio");
    const words: Words = [
      "/auth/google/callback",
      "Entrando com o Google | Vagou",
      "Concluímos aqui",
      "login",
      false,
    ];
    await expect.poll(() => readHead(page)).toEqual(headOf(words));
  });
});

test("robots.txt, the sitemap, the manifest and every picture exist, under the product's address", async () => {
  const listed = [...(await text("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  const listable = [...publicPages, ...forVisitors].filter(([, , , , isListed]) => isListed);
  expect(listed.toSorted()).toEqual(listable.map(([path]) => address + path).toSorted());
  expect(await text("/robots.txt")).toContain(`Sitemap: ${address}/sitemap.xml`);

  const manifest = await text("/site.webmanifest");
  expect(JSON.parse(manifest)).toMatchObject({ name: "Vagou", lang: "pt-BR", start_url: "/jobs" });
  const pictures = [...manifest.matchAll(/"src":"([^"]+)".*?"sizes":"([^"]+)"/g)].map(
    ([, path = "", size = ""]) => [path, size] as const,
  );
  expect(pictures.length).toBeGreaterThan(2);
  pictures.push(["/social.png", "1200x630"], ["/apple-touch-icon.png", "180x180"]);
  const found = await Promise.all(pictures.map(async ([path]) => [path, await measurePicture(path)]));
  expect(found).toEqual(pictures);
  const icon = await fetch(`${stage.product.baseUrl}/favicon.ico`);
  expect(icon.headers.get("content-type")).toBe("image/vnd.microsoft.icon");
});

/** The entries of a page's head with all their values; two values of one entry mean that heads are mixed. */
async function readHead(page: Page): Promise<unknown> {
  return await page.evaluate(`({
    lang: document.documentElement.lang,
    title: [...document.querySelectorAll("head title")].map((one) => one.textContent),
    canonical: [...document.querySelectorAll("link[rel=canonical]")].map((one) => one.getAttribute("href")),
    ...Object.fromEntries(
      ["description", "keywords", "robots", "twitter:card", "og:title", "og:description", "og:url", "og:type",
        "og:site_name", "og:locale", "og:image"].map((name) => [
        name,
        [...document.querySelectorAll('meta[name="' + name + '"], meta[property="' + name + '"]')]
          .map((one) => one.getAttribute("content")),
      ]),
    ),
  })`);
}

function headOf([path, title, description, keyword, isListed]: Words) {
  const place = [address + path];
  const start: unknown = [
    expect.stringMatching(new RegExp(`^${description.replace(/[?.]/g, "\\$&")}.{20,}`)),
  ];
  return {
    lang: "pt-BR",
    title: [title],
    canonical: place,
    description: start,
    keywords: [expect.stringContaining(keyword)],
    robots: isListed ? [] : ["noindex"],
    "twitter:card": ["summary_large_image"],
    "og:title": [title],
    "og:description": start,
    "og:url": place,
    "og:type": ["website"],
    "og:site_name": ["Vagou"],
    "og:locale": ["pt_BR"],
    "og:image": [`${address}/social.png`],
  };
}

/** @returns "192x192" as the picture itself says it, "any" for one that has no size */
async function measurePicture(path: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(stage.product.baseUrl + path)).arrayBuffer());
  if (bytes.includes("<svg")) return "any";
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

async function text(path: string): Promise<string> {
  return await (await fetch(stage.product.baseUrl + path)).text();
}

type Words = [path: string, title: string, description: string, keyword: string, isListed: boolean];
