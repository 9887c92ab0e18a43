import { onlineManager, QueryClient } from "@tanstack/react-query";

/** The one cache of the server's answers, for components and for what outlives them. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

// TanStack Query hears of changes only: a page that the service worker opens without a connection has to say it. Its
// questions wait for the connection then, and are asked as soon as it is back.
if (typeof window !== "undefined" && !navigator.onLine) onlineManager.setOnline(false);
