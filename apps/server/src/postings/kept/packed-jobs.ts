import { hash } from "node:crypto";
import { jobSchema, type Job } from "@vagou/contract/search/job";
import { z } from "zod";
import { packText, unpackText } from "../../packed-json.ts";

/**
 * The postings of one answer as they are stored and sent: the JSON text of their list in UTF-8, compressed with
 * Zstandard as a frame of its own (RFC 8878). Frames that follow each other are one text, so that a stored answer is a
 * part of a response without being read.
 */
export type PackedJobs = {
  /** The ids of the postings, in their order. */
  ids: readonly string[];
  /** The SHA-256 of the text in base64url: equal for equal postings. */
  id: string;
  frame: Uint8Array;
};

export function packJobs(jobs: readonly Job[]): PackedJobs {
  const text = JSON.stringify(jobs);
  return { ids: jobs.map(({ id }) => id), id: hash("sha256", text, "base64url"), frame: packText(text) };
}

/** @throws {Error} for bytes that `packJobs` did not make */
export function unpackJobs({ frame }: Pick<PackedJobs, "frame">): Job[] {
  return jobsSchema.parse(JSON.parse(unpackText(frame)));
}

const jobsSchema = z.array(jobSchema);

/** The answer of a portal without a posting. */
export const noJobs = packJobs([]);
