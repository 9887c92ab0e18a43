/** What an amount is stated for. */
export type PayUnit = "hour" | "day" | "week" | "fortnight" | "month" | "year" | "unstated";

/** The amounts of a posting in reais; a limit that is not said is null. At least one is a number. */
type Salary = { readonly min: number | null; readonly max: number | null; readonly unit: PayUnit };

/**
 * Reads pay in the words of the server, which has read the portal's: "R$ 1.800 a R$ 2.200 por mês", "R$ 15,50 por hora",
 * "A partir de R$ 1.500", "Até R$ 2.000".
 *
 * @returns null where no amount in reais is said
 */
export function readSalary(text: string): Salary | null {
  const [whole, limit, first = "", second, word = ""] = salary.exec(text) ?? [];
  if (whole === undefined) return null;
  const low = toReais(first);
  const high = second === undefined ? low : toReais(second);
  const unit = units[word] ?? "unstated";
  return { min: limit === "Até" ? null : low, max: limit === "A partir de" ? null : high, unit };
}

const salary =
  /^(?:(Até|A partir de) )?R\$ (\d[\d.]*(?:,\d+)?)(?: a R\$ (\d[\d.]*(?:,\d+)?))?(?:(?: por |\/)(\p{L}+))?$/u;

const units: Readonly<Record<string, PayUnit>> = {
  hora: "hour",
  dia: "day",
  semana: "week",
  quinzena: "fortnight",
  mês: "month",
  ano: "year",
};

function toReais(amount: string): number {
  return Number(amount.replaceAll(".", "").replace(",", "."));
}
