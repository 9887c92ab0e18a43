import type { Job } from "@vagou/contract/search/job";
import { readContract } from "@vagou/providers/core/pay/contract-text";

/** The kinds of contract that a person chooses from, in the order to show them. */
export const contractKindNames = [
  "clt",
  "pj",
  "internship",
  "apprentice",
  "temporary",
  "freelance",
  "other",
] as const;

export type ContractKind = (typeof contractKindNames)[number];

/**
 * The kinds of contract that a posting offers, each once, in the order that the portal has them ("PJ ou CLT" has two).
 * "other" is a contract of another kind: cooperative, partner, voluntary, on call ("Intermitente", which is CLT by law
 * but without fixed hours), and "Trainee", which does not tell the contract.
 *
 * @returns nothing where the portal does not say it
 */
export function contractKinds(job: Job): readonly ContractKind[] {
  const text = job.summary.tipoContrato;
  if (text === null) return [];
  const known = read.get(job);
  if (known !== undefined) return known;
  const kinds = [...new Set(text.split(" ou ").flatMap((part) => kindsOf(part)))];
  read.set(job, kinds);
  return kinds;
}

/** @returns these without what names no contract: "FULL_TIME", "Associado" */
export function namedContractKinds(job: Job): readonly ContractKind[] {
  const kinds = contractKinds(job);
  if (!kinds.includes("other") || readContract(job.summary.tipoContrato ?? "") !== undefined) return kinds;
  return kinds.filter((kind) => kind !== "other");
}

const read = new WeakMap<Job, readonly ContractKind[]>();

/** Most portals' words are one of the names below already; `readContract` brings the words of the others to them. */
function kindsOf(text: string): ContractKind[] {
  const known = kindsByName.get(text);
  if (known !== undefined) return [known];
  const names = readContract(text)?.split(" ou ") ?? [""];
  return names.map((name) => kindsByName.get(name) ?? "other");
}

/** A self-employed person ("Autônomo") is hired for the task, as a freelancer is. */
const kindsByName: ReadonlyMap<string, ContractKind> = new Map([
  ["CLT", "clt"],
  ["Efetivo", "clt"],
  ["PJ", "pj"],
  ["Estágio", "internship"],
  ["Jovem aprendiz", "apprentice"],
  ["Temporário", "temporary"],
  ["Freelancer", "freelance"],
  ["Autônomo", "freelance"],
]);
