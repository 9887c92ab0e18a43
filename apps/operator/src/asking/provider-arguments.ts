import { existsSync, statSync } from "node:fs";
import { getMunicipalities, getStates } from "@brazilian-utils/brazilian-utils";
import { foldText } from "@vagou/providers/core/fold-text";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import { providers } from "@vagou/providers/index";
import { ArgumentError } from "../command-line/argument-error.ts";
import { parseCommandLine } from "../command-line/parse-command-line.ts";

export type ProviderArguments = {
  provider: Provider;
  query: ProviderQuery;
  /** A recorded answer to read instead of asking the portal. */
  replyFile: string | null;
  /** The address of that answer, when the answer does not hold it. */
  url: string | null;
  /** The kind of reply, one of the provider's steps; null tries them all. */
  step: string | null;
  /** When that answer was received, from which ages count; null when the person does not give it. */
  receivedAt: Date | null;
  json: boolean;
};

const usage =
  'npm run provider -- <provider> ["keywords"] [--uf SP] [--cidade "São Paulo"] [--reply FILE [--step list] [--url https://…] [--received-at 2026-10-09]] [--json]';

/**
 * Reads the command line of `npm run provider`.
 *
 * @throws {ArgumentError} with one clear sentence
 */
export function readProviderArguments(argv: readonly string[]): ProviderArguments {
  const { values, positionals } = parse(argv);
  const [id = "", ...keywords] = positionals;
  const provider = providers.find((candidate) => candidate.id === id);
  const known = providers.map((candidate) => candidate.id).join(", ");
  if (id === "") throw new ArgumentError(`Say which provider to ask (${known}): ${usage}`);
  if (!provider) throw new ArgumentError(`There is no adapter called "${id}"; there are ${known}.`);

  const query = { keywords: keywords.join(" ").trim(), ...readPlace(values.uf, values.cidade) };
  const replyFile = values.reply ?? null;
  if (replyFile !== null && !(existsSync(replyFile) && statSync(replyFile).isFile()))
    throw new ArgumentError(`There is no file ${replyFile}.`);
  if (replyFile === null && query.keywords === "" && query.state === null)
    throw new ArgumentError("Say what to look for: keywords, --uf or both.");
  const receivedAt = values["received-at"] === undefined ? null : new Date(values["received-at"]);
  if (receivedAt !== null && Number.isNaN(receivedAt.getTime()))
    throw new ArgumentError(`"${values["received-at"]}" is no date; write it as 2026-10-09.`);
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new ArgumentError(`"${values.url}" is no address.`);
  const { url = null, step = null, json } = values;
  return { provider, query, replyFile, url, step, receivedAt, json };
}

function parse(argv: readonly string[]) {
  return parseCommandLine(
    {
      args: [...argv],
      allowPositionals: true,
      options: {
        uf: { type: "string" },
        cidade: { type: "string" },
        reply: { type: "string" },
        "received-at": { type: "string" },
        url: { type: "string" },
        step: { type: "string" },
        json: { type: "boolean", default: false },
      },
    },
    `: ${usage}`,
  );
}

/** @returns the typed place in the spelling of the IBGE. */
function readPlace(uf: string | undefined, city: string | undefined): Pick<ProviderQuery, "city" | "state"> {
  if (uf === undefined) {
    if (city !== undefined) throw new ArgumentError("A city needs its state: add --uf.");
    return { city: null, state: null };
  }
  const state = getStates().find((candidate) => candidate.code === uf.trim().toUpperCase());
  if (!state) throw new ArgumentError(`"${uf}" is no state; write its two letters, such as SP.`);
  const found = { uf: state.code, name: state.name };
  if (city === undefined) return { city: null, state: found };
  const municipality = getMunicipalities(state.code).find(
    (candidate) => foldText(candidate.name) === foldText(city),
  );
  if (!municipality) throw new ArgumentError(`There is no municipality "${city}" in ${state.code}.`);
  return { city: municipality.name, state: found };
}
