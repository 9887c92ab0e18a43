/** Addresses that hide where they lead. Such a link is honest too, but not where a person is to type personal data. */
export const shorteners =
  /\b(?:bit\.(?:ly|do)|tiny\.cc|rb\.gy|t\.ly|s\.id|tinyurl\.com|encurtador\.com\.br|cutt\.ly|is\.gd|rebrand\.ly|shorturl\.at|abre\.ai|encr\.pw|acesse\.one|acesse\.dev|abrir\.link|shre\.ink|ow\.ly|l1nk\.dev)\/\w/;

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
  linkedin: ["linkedin.com"],
  petrobras: ["petrobras.com.br"],
  ifood: ["ifood.com.br"],
};

/** Systems that give each employer an address below their own: "amazon.gupy.io" is of Gupy, and no imitation. */
export const applicantSystems: readonly string[] = [
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
];
