import type { SignTable } from "./sign.ts";

/** Addresses that hide where they lead. Such a link is honest too, but not where a person is to type personal data. */
const shorteners =
  /\b(?:(?:[tv]\.ly|abre\.ai|abrir\.(?:link|me)|acesse\.(?:dev|one|vc)|adf\.ly|bit\.(?:ly|do)|bityli\.com|clck\.ru|cutt\.ly|dub\.sh|encr\.pw|encurta(?:\.net|link\.com)|encurtador\.com\.br|gg\.gg|goo\.gl|is\.gd|kutt\.it|l1nk\.dev|l8\.nu|lnk\.ink|migre\.me|n9\.cl|ouo\.io|ow\.ly|qrco\.de|rb\.gy|rebrand\.ly|s\.id|short\.gy|shorte\.st|shorturl\.at|shre\.ink|snip\.ly|soo\.gd|surl\.li|t\.co|tiny\.(?:cc|one)|tinyurl\.com|u\.to|v\.gd|vai\.la|x\.gd)\/\w|apk\b[.-]|https?:\/\/\d{1,3}\.\d)|\.apk\b/;

/** To pass a link on is the price of the form behind it. */
const passedOn =
  /\b(?:compartilh|encaminh|envi|mand|repass)\w{1,4} (?:[^ .;]{1,12} ){0,4}(?:a|com|em|para|pra) (?:mais )?(?:\d+|cinco|dez|seus|vinte) (?:amig\w+|contatos|grupos|pessoas)\b/;

/** What makes a link doubtful wherever it leads. */
export const linkSigns: SignTable = {
  kind: "link",
  enough: 1,
  within: 1,
  signs: {
    "a link that hides": { points: 1, words: shorteners },
    "a link to pass on": { points: 1, words: passedOn },
  },
};

/** Endings that cost next to nothing, and pages that cost nothing. */
export const cheapEnding =
  /\.(?:blogspot\.com|bond|buzz|cc|cf|cfd|click|club|com\.co|cyou|fun|ga|github\.io|gq|icu|info|lat|life|link|live|ml|monster|(?:netlify|vercel|web)\.app|online|pages\.dev|pro|pw|sbs|shop|site|space|store|tk|today|top|vip|website|weebly\.com|win|wixsite\.com|world|xyz)$/;
export const vacancyWord =
  /admiss|aprendiz|cadastr|candidat|concurso|contrat|curricul|empreg|inscri|oficial|oportunidade|processo|recrut|selecao|seletiv|trabalh|vaga/;
/** "vagas2026": a page of one season. */
export const seasonalPage = /(?:vagas?|empregos?|inscric\w{2,3}|selecao|cadastro|contrata)-?20\d\d/;

/** Names that false pages imitate, and the domains that are theirs. Sources: `psafeLinks`, `g1Correios` for gov.br. */
export const imitated: Readonly<Record<string, readonly string[]>> = {
  gupy: ["gupy.io", "gupy.com.br"],
  catho: ["catho.com.br"],
  infojobs: ["infojobs.com.br", "infojobs.net"],
  correios: ["correios.com.br"],
  mercadolivre: ["mercadolivre.com.br", "mercadolivre.com", "mercadolibre.com"],
  amazon: ["amazon.com", "amazon.com.br", "amazon.jobs"],
  shopee: ["shopee.com.br"],
  magazineluiza: ["magazineluiza.com.br"],
  magalu: ["magalu.com", "magalu.com.br"],
  americanas: ["americanas.com.br", "lojasamericanas.com.br"],
  ambev: ["ambev.com.br", "ambevtech.com.br"],
  nubank: ["nubank.com.br"],
  bradesco: ["bradesco.com.br", "bradesco"],
  santander: ["santander.com.br", "santander.com"],
  carrefour: ["carrefour.com.br", "carrefour.com"],
  riachuelo: ["riachuelo.com.br"],
  casasbahia: ["casasbahia.com.br"],
  cacaushow: ["cacaushow.com.br"],
  heineken: ["heineken.com", "heinekenbrasil.com.br", "theheinekencompany.com"],
  cocacola: ["cocacola.com.br", "coca-cola.com", "coca-cola.com.br"],
  nestle: ["nestle.com", "nestle.com.br"],
  embraer: ["embraer.com", "embraer.com.br"],
  linkedin: ["linkedin.com"],
  petrobras: ["petrobras.com.br"],
  ifood: ["ifood.com.br"],
};

/** They give others an address below their own: "amazon.gupy.io" is of Gupy, and no imitation. */
export const applicantSystems: readonly string[] = [
  "gov.br",
  "gupy.io",
  "solides.jobs",
  "solides.com.br",
  "infojobs.com.br",
  "inhire.app",
  "quickin.io",
  "abler.com.br",
  "recrutei.com.br",
  "kenoby.com",
  "workable.com",
  "lever.co",
  "greenhouse.io",
  "ashbyhq.com",
  "smartrecruiters.com",
  "myworkdayjobs.com",
  "successfactors.com",
  "oraclecloud.com",
  "icims.com",
  "csod.com",
  "pandape.com",
  "99jobs.com",
  "vagas.com.br",
];
