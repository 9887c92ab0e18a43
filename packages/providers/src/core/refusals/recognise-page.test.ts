import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describePageKind } from "./describe-page-kind.ts";
import type { ProviderReply } from "../provider.ts";
import { recognisePage } from "./recognise-page.ts";
import { hasRecorded, readRecorded } from "../testing/recorded.ts";

const asked = "https://www.portal.example/vagas-de-cozinheiro?pagina=1";

function reply(body: string, changes: Partial<ProviderReply> = {}): ProviderReply {
  return {
    request: { url: asked, method: "GET", headers: { "accept-language": "pt-BR,pt;q=0.9" }, step: "list" },
    status: 200,
    url: asked,
    contentType: "text/html",
    body,
    receivedAt: new Date(0),
    ...changes,
  };
}

const recognise = (...given: Parameters<typeof reply>) => recognisePage(reply(...given));

/** In the shape of pages of which public clients keep copies, July to October 2026; all values are invented. */
const botChecks: readonly [by: string | null, name: string, status: number, body: string][] = [
  [
    "Cloudflare",
    "a challenge",
    403,
    `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta http-equiv="refresh" content="360"></head>
     <body><div class="main-wrapper" role="main"><noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript></div>
     <script>(function(){window._cf_chl_opt={cvId:'3',cZone:"www.portal.example",cType:'managed',cRay:'9a0b'};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=9a0b';document.getElementsByTagName('head')[0].appendChild(a);}());</script></body></html>`,
  ],
  [
    "Cloudflare",
    "a challenge in Portuguese",
    200,
    `<html lang="pt-BR"><head><title>Um momento…</title></head><body><h1>www.portal.example</h1><p>Verificação de segurança em andamento</p></body></html>`,
  ],
  [
    "Cloudflare",
    "a block",
    200,
    `<html><head><title>Attention Required! | Cloudflare</title></head><body><div id="cf-wrapper"><h1>Sorry, you have been blocked</h1>
     <h2>You are unable to access portal.example</h2><p>${"This website is using a security service to protect itself. ".repeat(8)}</p><span>Cloudflare Ray ID: 9a0b</span></div></body></html>`,
  ],
  ["Cloudflare", "a block in words", 200, "error code: 1020"],
  [
    "DataDome",
    "a captcha",
    200,
    `<html lang="en"><head><title>portal.example</title><style>#cmsg{animation: A 1.5s;}</style></head><body style="margin:0"><p id="cmsg">Please enable JS and disable any ad blocker</p>
     <script data-cfasync="false">var dd={'rt':'c','cid':'AHrl','hsh':'D013','t':'fe','s':1,'e':'x','host':'geo.captcha-delivery.com','cookie':'x'}</script><script data-cfasync="false" src="https://ct.captcha-delivery.com/c.js"></script></body></html>`,
  ],
  [
    "DataDome",
    "a captcha for an API",
    200,
    '{"url":"https://geo.captcha-delivery.com/captcha/?initialCid=AHrl&hash=D013&t=fe"}',
  ],
  [
    "HUMAN (PerimeterX)",
    "press and hold",
    412,
    `<!DOCTYPE html><html lang="en"><head><title>Access to this page has been denied</title></head><body><div class="px-captcha-container"><h1>Before we continue...</h1><p>Press &amp; Hold to confirm you are a human (and not a bot).</p><div id="px-captcha"></div></div>
     <script>window._pxAppId='PXaaaa1111';window._pxJsClientSrc='/aaaa1111/init.js';window._pxBlockScript='/aaaa1111/captcha/captcha.js';</script></body></html>`,
  ],
  [
    "HUMAN (PerimeterX)",
    "the same for an API",
    412,
    '{"appId":"PXaaaa1111","jsClientSrc":"/aaaa1111/init.js","firstPartyEnabled":true,"vid":"","uuid":"x","hostUrl":"/aaaa1111/xhr","blockScript":"/aaaa1111/captcha/captcha.js"}',
  ],
  [
    "Imperva (Incapsula)",
    "a frame",
    200,
    `<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"><script src="/rtaliuery-Doct-The-Then" async></script></head><body style="margin:0px;height:100%">
     <iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&amp;xinfo=7-76038078-0&amp;incident_id=434-416" frameborder=0>Request unsuccessful. Incapsula incident ID: 434-416</iframe></body></html>`,
  ],
  [
    "Imperva (Incapsula)",
    "an interruption",
    200,
    `<html><head><title>Pardon Our Interruption</title></head><body><h1>Pardon Our Interruption</h1><p>As you were browsing something about your browser made us think you were a bot.</p></body></html>`,
  ],
  [
    "AWS WAF",
    "a challenge",
    202,
    `<!DOCTYPE html><html lang="en"><head><title></title><script>window.awsWafCookieDomainList = [];window.gokuProps = {"key":"AQID","iv":"Cg","context":"x"};</script>
     <script src="https://aaaa.bbbb.us-east-1.token.awswaf.com/aaaa/bbbb/challenge.js"></script></head><body><div id="challenge-container"></div><noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you're not a robot.</noscript></body></html>`,
  ],
  [
    "AWS WAF",
    "a captcha",
    405,
    `<html><head><title>Human Verification</title></head><body><div id="captcha-container"></div><script src="https://aaaa.token.awswaf.com/captcha.js"></script><script>AwsWafCaptcha.renderCaptcha(container, {});</script></body></html>`,
  ],
  [
    "Akamai",
    "a refusal",
    200,
    `<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>You don't have permission to access "http&#58;&#47;&#47;www&#46;portal&#46;example&#47;" on this server.<P>Reference&#32;&#35;18&#46;53071002&#46;1758<P>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18&#46;53071002</BODY></HTML>`,
  ],
  [
    "Akamai",
    "a behavioural check",
    200,
    `<!DOCTYPE html><html lang="en"><body><script src="/Borx/KBSP/bWL9?v=x&amp;t=1"></script><div id="sec-if-cpt-container" role="main" style="display: none"><div id="sec-bc-text-container"></div><p class ="scf-akamai-protected-by">Powered and protected by</p><a href="https://www.akamai.com/privacy">Privacy</a></div></body></html>`,
  ],
  ["Azure WAF", "a challenge", 200, "<html><head><title>Azure WAF</title></head><body></body></html>"],
  [
    null,
    "of a maker not known here",
    200,
    '<!doctype html><title>Verificação</title><div class="g-recaptcha"></div><p>Confirme que você é humano</p>',
  ],
  [null, "in a few words", 200, "<html>Resolva o captcha</html>"],
];

const menu =
  "<nav><a href='/vagas'>Vagas</a> <a href='/empresas'>Empresas</a> <a href='/entrar'>Entrar</a></nav>";
const posting = `<h1>Analista de Qualidade</h1><p>${"Você vai testar o captcha e o Cloudflare dos nossos sites, verify you are human, px-captcha e gokuProps. ".repeat(20)}</p>`;

const honest: readonly [name: string, body: string][] = [
  [
    "a page behind Cloudflare, with its counting script",
    `<html lang="pt-BR"><head><title>Vagas</title></head><body>${menu}<p>Tente outra palavra.</p><script>(function(){window.__CF$cv$params={r:'9a0b'};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';document.body.appendChild(a);})();</script><script src="/cdn-cgi/challenge-platform/scripts/precursor/main.js"></script></body></html>`,
  ],
  [
    "a page behind DataDome, with its tag",
    `<html lang="pt-BR"><body>${menu}<p>Tente outra palavra.</p><script>window.ddjskey='AAAA';window.ddoptions={ajaxListenerPath:true};</script><script src="https://js.datadome.co/tags.js" async></script></body></html>`,
  ],
  [
    "a page behind HUMAN, with its sensor",
    `<html lang="pt-BR"><body>${menu}<script>window._pxAppId='PXaaaa1111';</script><script src="//client.perimeterx.net/PXaaaa1111/main.min.js"></script><p>Tente outra palavra.</p></body></html>`,
  ],
  [
    "a page behind Imperva, with its script",
    `<html lang="pt-BR"><body>${menu}<p>Tente outra palavra.</p><script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e&ns=1&cb=1" async></script></body></html>`,
  ],
  [
    "a page behind AWS WAF, with its token script",
    `<html lang="pt-BR"><head><script src="https://aaaa.token.awswaf.com/aaaa/challenge.js" defer></script></head><body>${menu}<p>Tente outra palavra.</p></body></html>`,
  ],
  [
    "a page behind Akamai, with its sensor",
    `<html lang="pt-BR"><body>${menu}<p>Tente outra palavra.</p><script src="/akam/13/6a7b8c9d" defer></script><noscript><img src="https://www.portal.example/akam/13/pixel_6a7b"></noscript></body></html>`,
  ],
  [
    "a page with a log-in form and its captcha",
    `<html lang="pt-BR"><body>${menu}<form action="/entrar"><label>E-mail</label><input name="email"><div class="g-recaptcha" data-sitekey="x"></div></form><script src="https://www.google.com/recaptcha/api.js"></script><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script></body></html>`,
  ],
  ["a vacancy whose text speaks of all of these", `<html lang="pt-BR"><body>${menu}${posting}</body></html>`],
  ["a vacancy in JSON whose text speaks of captchas", JSON.stringify({ data: [{ description: posting }] })],
  ["a short page", "<!doctype html><title>Nosso novo portal</title>"],
  [
    "a short page with a counter",
    "<body><p>Nenhuma vaga.</p><script src='https://c.example/c.js'></script></body>",
  ],
  [
    "an application with its data",
    "<div id='__next'></div><script type='application/json'>{\"vagas\":[]}</script>",
  ],
  [
    "an error of the server behind Cloudflare",
    "<title>portal.example | 522: Connection timed out</title><div id='cf-wrapper'><h1>Connection timed out</h1></div>",
  ],
  ["nothing", ""],
  ["plain words", "error"],
];

describe("a bot check", () => {
  test.each(botChecks)("of %s is recognised: %s", (by, _name, status, body) => {
    expect(recognise(body, { status })).toEqual({ kind: "bot-check", by });
  });

  test("is named in the log with its maker, where that is known", () => {
    expect(describePageKind({ kind: "bot-check", by: "Cloudflare" })).toBe("a bot check of Cloudflare");
    expect(describePageKind({ kind: "bot-check", by: null })).toBe("a bot check");
  });
});

test.each(honest)("a usual page is not taken for another page: %s", (_name, body) => {
  expect(recognise(body)).toBeNull();
});

test("no sample of an adapter is taken for another page, except those that are one", () => {
  const folder = new URL("../../", import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /samples\/.*\.(html|json|xml|txt)$/.test(name),
  );
  expect(names.length).toBeGreaterThan(60);
  const kinds = names.map((name) => [
    name,
    recognise(readFileSync(new URL(name, folder), "utf8"), {
      request: { url: asked, method: "GET", headers: {}, step: "list" },
    })?.kind,
  ]);
  expect(Object.fromEntries(kinds.filter(([, kind]) => kind !== undefined))).toEqual({
    "bne/samples/home-page.html": "home-page",
    "netvagas/samples/shell.html": "packed",
  });
});

const recorded = [
  "bne/job-page-reduced.html",
  "infojobs/job-page-reduced.html",
  "nerdin/card-stub.html",
  "gupy/job-search-2026-10.json",
  "careerjet/v3-it-invented-values.json",
];
test.runIf(hasRecorded(recorded[0] ?? ""))("no recorded answer of a portal is taken for another page", () => {
  for (const name of recorded) expect([name, recognise(readRecorded(name))]).toEqual([name, null]);
});

describe("another page", () => {
  const words = `<p>${"As melhores vagas do Brasil estão aqui. ".repeat(20)}</p>`;
  const page = (head = "") => `<html lang="pt-BR"><head>${head}</head><body>${menu}${words}</body></html>`;
  const at = (url: string) => recognise(page(), { url });

  test("is the home page where a redirect, or its canonical address, leads to it", () => {
    for (const url of [
      "https://www.portal.example/",
      "https://portal.example/index.php",
      "http://127.0.0.1:9/pt-br/",
    ])
      expect(at(url)).toEqual({ kind: "home-page" });
    for (const href of ["/", "https://www.portal.example/"])
      expect(recognise(page(`<link href="${href}" rel="canonical">`))).toEqual({ kind: "home-page" });
  });

  test("is not the home page where the home page was asked, or where parameters make it a search", () => {
    const request = { url: "https://www.portal.example/", method: "GET", headers: {}, step: "list" } as const;
    expect(recognise(page('<link rel="canonical" href="/">'), { request, url: request.url })).toBeNull();
    expect(at("https://www.portal.example/?q=cozinheiro")).not.toEqual({ kind: "home-page" });
  });

  test("is named by its address, without parameters", () => {
    expect(at("https://www.portal.example/login?token=secret")).toEqual({
      kind: "elsewhere",
      address: "https://www.portal.example/login",
    });
    expect(recognise(page('<link rel="canonical" href="https://new.example/vagas-de-cozinheiro">'))).toEqual({
      kind: "elsewhere",
      address: "https://new.example/vagas-de-cozinheiro",
    });
  });

  test("is not called elsewhere because of a www, a slash at the end, a parameter or a stand-in's address", () => {
    for (const url of [
      "https://portal.example/vagas-de-cozinheiro/",
      "https://www.portal.example/Vagas-de-Cozinheiro?pagina=1&ordem=2",
      "http://127.0.0.1:4000/vagas-de-cozinheiro?pagina=1",
    ])
      expect(at(url)).toBeNull();
  });

  test("is a shell where a script would fill in an application", () => {
    for (const body of [
      '<html><body><div id="root"></div><script src="/app.js"></script></body></html>',
      "<body><noscript>You need to enable JavaScript to run this app.</noscript><script src='/app.js'></script></body>",
    ])
      expect(recognise(body)).toEqual({ kind: "shell" });
  });

  test("is packed where a script holds it, at any length", () => {
    for (const length of [100, 100_000])
      expect(recognise(`<script>document.write(atob("${"QUJD".repeat(length)}"))</script>`)).toEqual({
        kind: "packed",
      });
  });

  test("is in another language than was asked first", () => {
    const inEnglish = page().replace("pt-BR", "en-US");
    expect(recognise(inEnglish)).toEqual({ kind: "other-language", language: "en-us" });
    const request = { url: asked, method: "GET", headers: {}, step: "list" } as const;
    expect(recognise(inEnglish, { request })).toBeNull();
  });

  test("with another status than 200 is only tested for a bot check", () => {
    expect(recognise(page('<link rel="canonical" href="/">'), { status: 404 })).toBeNull();
  });
});

test("marks are looked for in the first 64 kB only", () => {
  const long = `<body>${"<br>".repeat(20_000)}<script>window.gokuProps={}</script></body>`;
  expect(recognise(long)).toBeNull();
});
