import { z } from "zod";
import { endpoints } from "./endpoints.ts";
import { errorMessages } from "./error-codes.ts";
import { productName } from "../product.ts";

type JsonSchema = Record<string, unknown>;

type Operation = {
  operationId: string;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
};

/** The members of an OpenAPI 3.1 document that we use. */
export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  /** Path with `{names}` → method in small letters → operation. */
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
};

/**
 * The API for programs that are not ours, in the words of OpenAPI 3.1: all of it is computed from `endpoints`. Events of
 * the payment provider are left out, because only that provider sends them, and so are the calls of operators, which
 * exist for no other caller.
 * @param address what stands before the paths: `/api`, or the whole address of an API with its own
 */
export function describeApi(address: string): OpenApi {
  const described: OpenApi["paths"] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.session === "operator-looks" || endpoint.session === "operator-acts") continue;
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    described[path] = { ...described[path], [endpoint.method.toLowerCase()]: describe(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: productName,
      version: "1",
      description:
        "Errors and texts are in Brazilian Portuguese. Answers may get further members at any time.",
    },
    servers: [{ url: address }],
    paths: described,
    components: {
      schemas: { Error: schemaOf(errorSchema, "output") },
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
    },
  };
}

type AnyEndpoint = (typeof endpoints)[keyof typeof endpoints];

function describe(name: string, endpoint: AnyEndpoint): Operation {
  const parameters = [
    ...("params" in endpoint ? parametersOf("path", endpoint.params) : []),
    ...("query" in endpoint ? parametersOf("query", endpoint.query) : []),
    ...("takesKey" in endpoint ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    ...(endpoint.session === "required" && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...("body" in endpoint && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, "input")) },
    }),
    responses: {
      "200": { description: "The answer.", content: json(schemaOf(endpoint.response, "output")) },
      default: {
        description: "Why not: `code` is for programs, `message` for people.",
        content: json({ $ref: "#/components/schemas/Error" }),
      },
    },
  };
}

/** The shape of `ErrorBody`. */
const errorSchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(errorMessages)),
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after_s: z.number().optional(),
});

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Names one request: sent again with the same key within ten minutes, it takes effect once, and is paid once.",
  schema: { type: "string", pattern: "^[\\w-]{8,100}$" },
};

function parametersOf(place: "path" | "query", schema: z.ZodType): JsonSchema[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** @param io what a caller sends, or what the caller receives, to which members may be added */
function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      if (io === "output" && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return described;
}

function json(schema: JsonSchema): JsonSchema {
  return { "application/json": { schema } };
}
