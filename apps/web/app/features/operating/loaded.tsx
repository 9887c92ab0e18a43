import type { ReactNode } from "react";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { Button } from "#ui/button.tsx";
import { operatingTexts } from "./texts.ts";

/** What a query brought, or why not, with another try. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isFetching || !query.isError)
    return <output className="text-muted">{operatingTexts.loading}</output>;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{sentenceOf(query.error, operatingTexts.failed)}</p>
      <Button look="line" onClick={() => void query.refetch()}>
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
    refetch: () => Promise<unknown>;
  };
  children: (data: T) => ReactNode;
};
