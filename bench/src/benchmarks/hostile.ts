import { hostileBodies } from "@vagou/providers/core/testing/hostile-bodies";
import { repliesToEveryStep } from "@vagou/providers/core/testing/every-step";
import { providers } from "@vagou/providers/index";

const query = { keywords: "vigia", city: "Recife", state: { uf: "PE", name: "Pernambuco" } };
const length = 5_000_000;
const shown = 12;

/**
 * CPU time that each adapter takes for hostile replies of the largest accepted size, the slowest first, and the
 * largest heap.
 */
export async function benchHostile(): Promise<void> {
  const rows: { ms: number; heapMb: number; text: string }[] = [];
  for (const [kind, makeBody] of Object.entries(hostileBodies)) {
    const body = makeBody(length);
    for (const provider of providers) {
      for (const reply of repliesToEveryStep(provider, body)) {
        const before = process.threadCpuUsage();
        try {
          provider.parseReply(reply, query);
        } catch {
          // A refusal counts as well as a result.
        }
        const { user, system } = process.threadCpuUsage(before);
        const ms = (user + system) / 1000;
        const heapMb = process.memoryUsage().heapUsed / 1e6;
        rows.push({ ms, heapMb, text: `${provider.id} ${reply.request.step}: ${kind}` });
      }
    }
  }
  const worst = rows.toSorted((a, b) => b.ms - a.ms).slice(0, shown);
  const heapMb = Math.max(...rows.map((row) => row.heapMb));
  process.stdout.write(
    [
      `${rows.length} hostile replies of 5 MB, CPU time`,
      ...worst.map(({ ms, text }) => `  ${ms.toFixed(0).padStart(5)} ms  ${text}`),
      `  largest heap after a reply ${heapMb.toFixed(0)} MB`,
      "",
    ].join("\n"),
  );
}
