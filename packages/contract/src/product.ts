/** The product's name, in titles, e-mails and legal pages. */
export const productName = "Vagou";

/** Time zone of calendar days ("today" for the daily bonus, dates on screen). */
export const productTimeZone = "America/Sao_Paulo";
