import { OperatorError } from "../operator-error.ts";
import { askIbge } from "./ask-ibge.ts";
import { bundledPlaces } from "./bundled-places.ts";
import { judgePlaces } from "./judge-places.ts";
import { BrokenPlaces, readPlacesFile, writePlacesFile } from "./places-file.ts";

/** Most lines that are listed; further ones are only counted. */
const shownMax = 30;

/**
 * Asks the IBGE for the present places and writes them into the data folder, from which the server reads them at its
 * next start.
 *
 * @param acceptsLost whether ids may vanish or name another place: data that people saved under them is not found then
 * @returns lines of text: the number of places and the changes
 * @throws {OperatorError} when the service does not answer, or its list is not plausible; the old list stays
 */
export async function refreshPlaces({ dataDir, ibgeUrl, acceptsLost, now }: Refresh): Promise<string[]> {
  const current = (await readPlacesFile(dataDir).catch(noneIfBroken)) ?? bundledPlaces();
  const wanted = await askIbge(ibgeUrl);
  const { faults, lost, changes } = judgePlaces(current, wanted);
  if (faults.length > 0)
    throw new OperatorError(`This cannot be the list of places:\n${told(faults)}\nNothing was changed.`);
  if (lost.length > 0 && !acceptsLost)
    throw new OperatorError(
      `Ids of places would be lost:\n${told(lost)}\nNothing was changed. If that is right, say --accept-lost-ids.`,
    );
  await writePlacesFile(dataDir, wanted, { from: ibgeUrl, at: now });
  const count = wanted.states.reduce((sum, { municipios }) => sum + municipios.length, 0);
  const all = [...lost, ...changes];
  return [
    `${wanted.states.length} states and ${count.toLocaleString("en")} municipalities, from ${ibgeUrl}.`,
    all.length === 0 ? "Nothing is different from the list in use." : `Different:\n${told(all)}`,
  ];
}

/** The server does without a broken file too, and this command is the way to a whole one. */
function noneIfBroken(error: unknown): null {
  if (error instanceof BrokenPlaces) return null;
  throw error;
}

type Refresh = { dataDir: string; ibgeUrl: string; acceptsLost: boolean; now: Date };

function told(lines: readonly string[]): string {
  const rest = lines.length - shownMax;
  return [...lines.slice(0, shownMax), ...(rest > 0 ? [`and ${rest} more`] : [])]
    .map((line) => `  ${line}`)
    .join("\n");
}
