/** What Prometheus reads of one kind; `name` follows its rules. */
export type Metric = {
  name: string;
  help: string;
  type: "gauge" | "counter" | "histogram";
  samples: readonly Sample[];
};

/** `suffix`: of a histogram's parts, as `_bucket`. */
type Sample = { value: number; labels?: Readonly<Record<string, string>>; suffix?: string };

/** A present value without labels. */
export function gauge(name: string, help: string, value: number): Metric {
  return { name: `vagou_${name}`, help, type: "gauge", samples: [{ value }] };
}

/** Metrics in the text format of Prometheus. */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(
        ({ suffix = "", labels = {}, value }) => `${name}${suffix}${formatLabels(labels)} ${value}\n`,
      );
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
    })
    .join("");
}

function formatLabels(labels: Readonly<Record<string, string>>): string {
  const parts = Object.entries(labels).map(([label, value]) => `${label}=${JSON.stringify(value)}`);
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}
