import { QueryClient } from "@tanstack/react-query";

/** The one cache of the server's answers, for components and for what outlives them. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
