/**
 * Reads a salary back from the words that the server writes: "R$ 1.800 a R$ 2.200 por mês",
 * "A partir de R$ 1.500", "Até R$ 2.000 por hora".
 * @returns amounts in reais; null for words without an amount ("A combinar") or of another form
 */
export function readSalary(words: string): Salary | null {
  const found = pattern.exec(words)?.groups;
  const first = amountOf(found?.["first"]);
  if (found === undefined || first === null) return null;
  const period = found["period"];
  const unit = period === undefined ? {} : { unit: units[period] };
  if (found["only"] === "A partir de ") return { minValue: first, ...unit };
  if (found["only"] === "Até ") return { maxValue: first, ...unit };
  const second = amountOf(found["second"]);
  return second === null ? { value: first, ...unit } : { minValue: first, maxValue: second, ...unit };
}

export type Salary = {
  /** One exact amount, or one or both ends of a range. */
  value?: number;
  minValue?: number;
  maxValue?: number;
  /** Absent when the portal does not say for how long. */
  unit?: Unit | undefined;
};

type Unit = "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR";

const units: Readonly<Record<string, Unit>> = {
  hora: "HOUR",
  dia: "DAY",
  semana: "WEEK",
  mês: "MONTH",
  ano: "YEAR",
};

const pattern =
  /^(?<only>A partir de |Até )?R\$ (?<first>[\d.]+(?:,\d{2})?)(?: a R\$ (?<second>[\d.]+(?:,\d{2})?))?(?: por (?<period>hora|dia|semana|mês|ano))?$/;

/** "1.800,50" → 1800.5 */
function amountOf(words: string | undefined): number | null {
  return words === undefined ? null : Number(words.replaceAll(".", "").replace(",", "."));
}
