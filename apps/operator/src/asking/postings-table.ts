import type { Job } from "@vagou/contract/search/job";

const columns: readonly { name: string; width: number; of: (job: Job) => string }[] = [
  { name: "título", width: 38, of: (job) => job.title },
  { name: "empresa", width: 24, of: (job) => job.company ?? "" },
  { name: "lugar", width: 24, of: placeOf },
  { name: "contrato", width: 10, of: (job) => job.summary.tipoContrato ?? "" },
  { name: "salário", width: 22, of: (job) => job.salary ?? "" },
  { name: "data", width: 10, of: (job) => job.posted_at?.slice(0, 10) ?? "" },
];

const graphemes = new Intl.Segmenter("pt-BR");
/** Remote is empty, because the place of remote work already says it. */
const workModes = { remote: "", hybrid: "híbrido", onsite: "" } as const;

/** A table of postings for a terminal; the address is last and uncut, so that it can be clicked. */
export function postingsTable(jobs: readonly Job[]): string {
  const header = [...columns.map((column) => fit(column.name, column.width)), "endereço"].join("  ");
  const rows = jobs.map((job) =>
    [...columns.map((column) => fit(column.of(job), column.width)), job.url].join("  "),
  );
  return [header, "-".repeat(header.length), ...rows].join("\n");
}

function placeOf(job: Job): string {
  const mode = job.work_mode ? workModes[job.work_mode] : "";
  return [job.location, mode].filter(Boolean).join(", ");
}

/** Cuts and pads by visible characters: one emoji counts as one. */
function fit(text: string, width: number): string {
  // A vacancy's text must not control the terminal.
  const letters = Array.from(graphemes.segment(text.replaceAll(/\p{Cc}/gu, " ")), ({ segment }) => segment);
  const cut = letters.length > width ? [...letters.slice(0, width - 1), "…"] : letters;
  return cut.join("") + " ".repeat(width - cut.length);
}
