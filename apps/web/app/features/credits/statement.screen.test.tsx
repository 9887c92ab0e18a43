import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { StatementLine } from "@vagou/contract/api/answers";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { tokensQuery } from "./queries.ts";
import { Statement } from "./statement.tsx";

test("a balance that was read before fichas came back is read again, until it agrees with the statement", async () => {
  const asked = await showStatement({ balances: [226, 233], lines: [233] });
  await expect.element(page.getByText("No cabeçalho: 233")).toBeVisible();
  expect(asked).toEqual({ balance: 2, statement: 2 });
});

test("a statement that was read before is read again too", async () => {
  const asked = await showStatement({ balances: [233], lines: [226, 233] });
  await expect.element(page.getByRole("cell", { name: "233" })).toBeVisible();
  expect(asked).toEqual({ balance: 2, statement: 2 });
});

test("numbers that the server itself says differently are asked for twice, not for ever", async () => {
  const asked = await showStatement({ balances: [226], lines: [233] });
  await expect.poll(() => asked).toEqual({ balance: 2, statement: 2 });
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(asked).toEqual({ balance: 2, statement: 2 });
});

/**
 * Shows the statement below the balance. `balances`, `lines`: what the server says, one question after the other; the last
 * one from then on.
 * @returns how often each was asked for
 */
async function showStatement(said: { balances: number[]; lines: number[] }) {
  const asked = { balance: 0, statement: 0 };
  const browserFetch = window.fetch;
  window.fetch = async (address) => {
    const isBalance = new URL(new Request(address).url).pathname.endsWith("/tokens");
    if (isBalance) {
      const total = said.balances[asked.balance] ?? said.balances.at(-1);
      asked.balance += 1;
      return Response.json({ tokens: { total, dailyRefreshAvailable: false }, user: { plan: "free" } });
    }
    const balance = said.lines[asked.statement] ?? said.lines.at(-1) ?? 0;
    asked.statement += 1;
    return Response.json({ lines: [{ ...line, balance }], next: null });
  };
  onTestFinished(() => {
    window.fetch = browserFetch;
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={client}>
      <Balance />
      <Statement userId="joana" wordsOf={() => null} />
    </QueryClientProvider>,
  );
  return asked;
}

function Balance() {
  return <p>No cabeçalho: {useQuery(tokensQuery("joana")).data?.total}</p>;
}

const line: StatementLine = {
  id: "1",
  at: "2026-11-30T12:00:00Z",
  reason: "search",
  search_id: null,
  portals: [{ provider: "gupy", credits: 7, fichas: "charged" }],
  amount: -7,
  balance: 233,
};
