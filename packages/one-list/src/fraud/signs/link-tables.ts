/** Addresses that hide where they lead. Such a link is honest too, but not where a person is to type personal data. */
export const shorteners =
  /\b(?:bit\.(?:ly|do)|bityli\.com|tiny\.(?:cc|one)|tinyurl\.com|rb\.gy|[tv]\.ly|v\.gd|x\.gd|is\.gd|s\.id|u\.to|t\.co|goo\.gl|gg\.gg|ouo\.io|adf\.ly|cutt\.ly|kutt\.it|short\.gy|shorte\.st|n9\.cl|clck\.ru|snip\.ly|soo\.gd|lnk\.ink|encurtador\.com\.br|encurta(?:\.net|link\.com)|rebrand\.ly|shorturl\.at|abre\.ai|encr\.pw|acesse\.(?:one|dev|vc)|abrir\.(?:link|me)|migre\.me|vai\.la|l8\.nu|shre\.ink|ow\.ly|l1nk\.dev|surl\.li|dub\.sh|qrco\.de)\/\w|\bhttps?:\/\/\d{1,3}\.\d|\bapk\b[.-]|\.apk\b/;

/** To pass a link on is the price of the form behind it. */
export const passedOn =
  /\b(?:compartilh|repass|encaminh|envi|mand)\w{1,4} (?:[^ .;]{1,12} ){0,4}(?:com|para|pra|em|a) (?:mais )?(?:\d+|cinco|dez|vinte|seus) (?:amig\w+|contatos|pessoas|grupos)\b/;

/** Endings that cost next to nothing, and pages that cost nothing. */
export const cheapEnding =
  /\.(?:top|xyz|site|online|shop|store|club|click|icu|vip|live|fun|info|link|space|website|buzz|cyou|cfd|sbs|bond|win|monster|pw|cf|tk|ml|ga|gq|cc|lat|today|world|life|pro|com\.co|(?:web|netlify|vercel)\.app|pages\.dev|github\.io|blogspot\.com|wixsite\.com|weebly\.com)$/;
export const vacancyWord =
  /vaga|empreg|contrat|trabalh|selecao|seletiv|inscri|cadastr|recrut|curricul|oficial|aprendiz|concurso|admiss|oportunidade|processo|candidat/;
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
