import type { Job } from "@vagou/contract/search/job";

export type Sample = {
  readonly job: Job;
  /** The signal that the posting should raise; undefined for an honest posting. */
  readonly kind: string | undefined;
};

/**
 * Reads postings of a text. Each begins with a line `== title | employer | pay`, with the expected signal before the
 * title when it is fraudulent; "-" is an employer that is hidden, or pay that is not said. The lines below are its
 * description: a paragraph each, and those that begin with "- " are a list.
 */
export function readSamples(text: string): Sample[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((block, index) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const fields = head.split(" | ");
      const [salary, company, title = "", kind] = fields.toReversed();
      return { kind, job: jobOf({ id: String(index), title, company: said(company), salary: said(salary), lines }) };
    });
}

type Posting = Pick<Job, "id" | "title" | "company" | "salary"> & { lines: readonly string[] };

function jobOf({ lines, ...fields }: Posting): Job {
  return {
    ...fields,
    location: null,
    url: "https://portal.example/vaga",
    description: lines.map(asHtml).join(""),
    posted_at: null,
    source: "gupy",
    work_mode: null,
    provenance: { salary: null, posted_at: null, contract: null, work_mode: null },
    summary: { tipoContrato: null, requisitos: [], beneficios: [] },
  };
}

function asHtml(line: string): string {
  const escaped = line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return escaped.startsWith("- ") ? `<ul><li>${escaped.slice(2)}</li></ul>` : `<p>${escaped}</p>`;
}

function said(field: string | undefined): string | null {
  return field === undefined || field === "-" ? null : field;
}
