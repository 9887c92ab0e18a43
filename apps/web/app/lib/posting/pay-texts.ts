export const payTexts = {
  stated: "declarado no anúncio",
  noPeriod: "o anúncio não diz por quanto tempo; contamos como um mês",
  /** No law says how much of it a month is. */
  noMonth: {
    hour: "sem valor por mês: o anúncio não diz quantas horas",
    day: "sem valor por mês: o anúncio não diz quantos dias",
  },
  perMonth: (min: number | null, max: number | null, write: (reais: number) => string) => {
    if (min === null) return `até R$ ${write(max ?? 0)} por mês`;
    if (max === null) return `a partir de R$ ${write(min)} por mês`;
    return min === max ? `R$ ${write(min)} por mês` : `R$ ${write(min)} a R$ ${write(max)} por mês`;
  },
  counting: (unit: "hour" | "day" | "week" | "fortnight" | "year", unitsPerMonth: number) => {
    if (unit === "hour") return `contando ${unitsPerMonth} horas por mês (CLT, jornada completa)`;
    if (unit === "day") return `contando ${unitsPerMonth} dias por mês`;
    if (unit === "fortnight") return "contando duas quinzenas por mês";
    if (unit === "year") return "contando 12 meses por ano";
    return unitsPerMonth === 30 / 7 ? "contando 30 dias por mês" : "contando 52 semanas por ano";
  },
};
