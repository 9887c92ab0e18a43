import type { ReactNode } from "react";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { operatingTexts } from "./texts.ts";
import { useLook } from "./use-look.ts";

/** What a query brought, or why not, with another try, before which the second factor is asked for where it is too old. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const retrying = useLook(() => query.refetch({ throwOnError: true }));
  if (query.data !== undefined) return children(query.data);
  if (query.isFetching || !query.isError)
    return <output className="text-muted">{operatingTexts.loading}</output>;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{sentenceOf(query.error, operatingTexts.failed)}</p>
      <Button look="line" onClick={() => retrying.mutate()}>
        {operatingTexts.retry}
      </Button>
    </div>
  );
}

type LoadedProps<T> = {
  query: {
    data: T | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: (options: { throwOnError: boolean }) => Promise<unknown>;
  };
  children: (data: T) => ReactNode;
};
