import { request } from "undici";
import { z } from "zod";

/** A page that a person opens. */
export type Reading = { what: string; read: () => Promise<void> };

const answerSchema = z.object({
  services: z.tuple([z.object({ jobs: z.array(z.object({ id: z.string() })).min(1) })]),
});

/** The readings of a person who has searched one portal once. @throws {Error} unless each is answered with 200 */
export async function createReadings(origin: string, token: string, words: string): Promise<Reading[]> {
  const authorization = `Bearer ${token}`;
  const get = async (path: string): Promise<void> => {
    const { statusCode, body } = await request(`${origin}/api${path}`, { headers: { authorization } });
    await body.arrayBuffer();
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  };
  const { body } = await request(`${origin}/api/jobs/search`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ query: `${words} reading`, state: "PE", city: "Recife", services: ["gupy"] }),
  });
  const [job] = answerSchema.parse(await body.json()).services[0].jobs;
  if (job === undefined) throw new Error("no job to open");
  return [
    { what: "GET /jobs/:id", read: () => get(`/jobs/${job.id}`) },
    { what: "GET /shared-jobs/:id", read: () => get(`/shared-jobs/${job.id}`) },
    { what: "GET /tokens", read: () => get("/tokens") },
    { what: "GET /tokens/history", read: () => get("/tokens/history") },
    { what: "GET /tokens/statement", read: () => get("/tokens/statement") },
    { what: "GET /account", read: () => get("/account") },
  ];
}
