import { expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "./endpoints.ts";

test.each(Object.entries(endpoints))("every number of %s fits into an integer column", (_, endpoint) => {
  const parts = [
    ...("body" in endpoint ? [endpoint.body] : []),
    ...("query" in endpoint ? [endpoint.query] : []),
    endpoint.response,
  ];
  const numbers = parts.flatMap((part) =>
    listNumbers(z.toJSONSchema(part, { unrepresentable: "any", io: "input" })),
  );
  expect(numbers.filter(({ minimum, maximum }) => !(minimum >= -(2 ** 31) && maximum < 2 ** 31))).toEqual([]);
});

type Bounds = { minimum: number; maximum: number };

const numberSchema = z.looseObject({
  type: z.enum(["number", "integer"]),
  minimum: z.number().default(-Infinity),
  maximum: z.number().default(Infinity),
});

/** Every number of a JSON Schema, at any depth. */
function listNumbers(schema: unknown): Bounds[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = numberSchema.safeParse(schema);
  return [...(own.success ? [own.data] : []), ...Object.values(schema).flatMap(listNumbers)];
}
