import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { screenSizes, showOnScreen } from "#ui/testing/show-on-screen.ts";
import { tokensQuery } from "./queries.ts";
import { useNewDay } from "./use-new-day.ts";

const browserFetch = window.fetch;
let asked: string[];

beforeEach(() => {
  asked = [];
  // Two minutes before midnight in São Paulo.
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval"],
    now: new Date("2026-12-01T02:58:00Z"),
  });
  window.fetch = async (address) => {
    asked.push(new URL(new Request(address).url).pathname);
    const user = {
      id: "joana",
      name: "Joana",
      email: "joana@pessoa.example",
      plan: "free",
      search_credits: 12,
    };
    return Response.json({ tokens: { total: 12, dailyRefreshAvailable: true }, user });
  };
});
afterEach(() => {
  window.fetch = browserFetch;
  vi.useRealTimers();
});

test("a page that is open over midnight in São Paulo asks once for the balance, and offers the fichas of the new day", async () => {
  const client = await showPage({ dailyRefreshAvailable: false });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() =>
    expect(client.getQueryData(tokensQuery("joana").queryKey)).toEqual({
      total: 12,
      dailyRefreshAvailable: true,
    }),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual(["/api/tokens"]);
});

test("a page that offers fichas already asks nothing at midnight", async () => {
  await showPage({ dailyRefreshAvailable: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual([]);
});

async function showPage({ dailyRefreshAvailable }: { dailyRefreshAvailable: boolean }): Promise<QueryClient> {
  const client = new QueryClient();
  client.setQueryData(tokensQuery("joana").queryKey, { total: 12, dailyRefreshAvailable });
  await showOnScreen(
    screenSizes[0],
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("12 fichas")).toBeVisible();
  return client;
}

function Page() {
  useNewDay("joana");
  const { data } = useQuery(tokensQuery("joana"));
  return <p>{data?.total} fichas</p>;
}
