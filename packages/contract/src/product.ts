/** The product's name, in titles, e-mails and legal pages. */
export const productName = "Vagou";

/** Where people write for help. */
export const supportEmail = "ajuda@vagou.com.br";

/** Who makes the product, and where they are found. */
export const maker = { name: `Equipe ${productName}`, url: "https://vagou.com.br" };

/** Time zone of calendar days ("today" for the daily bonus, dates on screen). */
export const productTimeZone = "America/Sao_Paulo";
