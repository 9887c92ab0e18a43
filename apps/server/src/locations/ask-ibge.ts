import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { OperatorError } from "../operator-error.ts";
import { municipality, state, type PlaceList } from "./place-list.ts";

/** The largest reply, of Minas Gerais, has 853 municipalities in about 600 kB. */
const replyBytesMax = 4 * 1024 * 1024;
const replyMs = 20_000;
/** The service is often unavailable for moments. */
const attempts = 3;

/**
 * Asks the IBGE's localities API for all states and their municipalities, by 28 requests one after the other.
 * @param origin address of the service, `https://servicodados.ibge.gov.br`
 * @throws {OperatorError} when a request gets no answer in three attempts, or an answer that is no list
 */
export async function askIbge(
  origin: string,
  { deadlineMs = replyMs, pauseMs = 1_000 }: { deadlineMs?: number; pauseMs?: number } = {},
): Promise<PlaceList> {
  const ask = async <T>(path: string, list: z.ZodType<T>): Promise<T> => {
    const url = `${origin}/api/v1/localidades/${path}?orderBy=nome`;
    for (let attempt = 1; ; attempt++) {
      const outcome = await read(url, deadlineMs);
      if (typeof outcome !== "string") return parse(url, outcome.text, list);
      if (attempt === attempts) throw new OperatorError(`${url} ${outcome}. Nothing was changed.`);
      await sleep(pauseMs * attempt);
    }
  };
  const states: PlaceList["states"] = [];
  for (const found of await ask("estados", z.array(state)))
    states.push({ ...found, municipios: await ask(`estados/${found.sigla}/municipios`, municipalities) });
  return { states };
}

const municipalities = z.array(municipality);

/** @returns the text; or, as a string, the fault, which ends a sentence */
async function read(url: string, deadlineMs: number): Promise<{ text: string } | string> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, {
      signal,
      redirect: "error",
      headers: { accept: "application/json", "user-agent": "Vagou/1.0 (places:refresh)" },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return `answered ${response.status}`;
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > replyBytesMax) return `answered more than ${replyBytesMax / 1024 / 1024} MB`;
      chunks.push(chunk);
    }
    return { text: Buffer.concat(chunks).toString("utf8") };
  } catch (error) {
    if (signal.aborted) return `took longer than ${deadlineMs / 1000} s`;
    const { cause } = error instanceof Error ? error : {};
    return `cannot be reached (${cause instanceof Error ? cause.message : String(error)})`;
  }
}

function parse<T>(url: string, text: string, list: z.ZodType<T>): T {
  try {
    return list.parse(JSON.parse(text));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const where = issue === undefined ? "no JSON" : `${issue.path.join(".")}: ${issue.message}`;
    throw new OperatorError(`${url} answered no list of places (${where}). Nothing was changed.`);
  }
}
