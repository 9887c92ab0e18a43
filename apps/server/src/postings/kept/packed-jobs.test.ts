import { jobSchema, type Job } from "@vagou/contract/search/job";
import { expect, test } from "vitest";
import { z } from "zod";
import { jobIdOf } from "../normalising/job-id.ts";
import { packText, unpackText } from "../../packed-json.ts";
import { noJobs, packJobs, unpackJobs } from "./packed-jobs.ts";
import { toJob } from "../normalising/to-job.ts";

function jobOf(number: number): Job {
  const job = toJob("gupy", {
    providerListingId: String(number),
    title: `Auxiliar de Padaria ${number} – São João d'Aliança 🍞`,
    url: "https://exemplo.gupy.io/job/1",
    company: "Padaria",
    requirements: ["Ensino médio"],
    benefits: [],
    description: "<p>Atender pessoas.</p>".repeat(20),
  });
  if (job === null) throw new Error("no job");
  return job;
}

test("packed postings come out as they were, in their order", () => {
  const jobs = Array.from({ length: 50 }, (_, number) => jobOf(number));
  const packed = packJobs(jobs);
  expect(packed.ids).toEqual(jobs.map(({ id }) => id));
  expect(packed.ids[7]).toBe(jobIdOf("gupy", "7"));
  expect(unpackJobs(packed)).toEqual(jobs);
  expect(unpackJobs(noJobs)).toEqual([]);
});

test("a posting has exactly the fields of the contract, because it is sent as it was packed", () => {
  const [job] = z.array(z.unknown()).parse(JSON.parse(unpackText(packJobs([jobOf(1)]).frame)));
  expect(z.strictObject(jobSchema.shape).parse(job)).toEqual(job);
  expect(jobSchema.parse(job)).toEqual(job);
});

test("equal postings have one id, and others another", () => {
  expect(packJobs([jobOf(1)]).id).toBe(packJobs([jobOf(1)]).id);
  expect(packJobs([jobOf(1)]).id).not.toBe(packJobs([jobOf(2)]).id);
});

test("frames that follow each other are one text", () => {
  const frames = [packText('{"jobs":'), packJobs([jobOf(1)]).frame, packText("}")];
  expect(JSON.parse(unpackText(Buffer.concat(frames)))).toEqual({ jobs: [jobOf(1)] });
});
