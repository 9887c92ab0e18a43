/** A present value; `name` follows Prometheus' rules. */
export type Gauge = { name: string; help: string; value: number };

/** Gauges without labels in the text format of Prometheus. */
export function formatGauges(gauges: readonly Gauge[]): string {
  return gauges
    .map(({ name, help, value }) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join("");
}
