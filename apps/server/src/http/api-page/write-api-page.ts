import { errorMessages } from "@vagou/contract/api/error-codes";
import type { OpenApi } from "@vagou/contract/api/openapi";
import { z } from "zod";
import { escapeHtml } from "../../escape-html.ts";
import { jsonSchema, type JsonSchema } from "./json-schema.ts";
import { apiPageStyle } from "./style.ts";
import { writeBounds, writeShape } from "./write-shape.ts";

/**
 * The description of the API as a page for developers, without a script: every call with what it takes and answers.
 * @throws {z.ZodError} where the description has a member of another shape than OpenAPI 3.1 gives it
 */
export function writeApiPage(api: OpenApi): string {
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operationSchema.parse(operation),
    })),
  );
  const [server] = api.servers;
  const title = `${api.info.title} API`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${apiPageStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(api.info.description)}</p>
<p>Addresses begin with <code>${escapeHtml(server?.url ?? "")}</code>. The same description for programs, in OpenAPI
${api.openapi}: <a href="openapi.json">openapi.json</a>.</p>
<p>A call that needs a session takes the token of a log-in: <code>Authorization: Bearer TOKEN</code>. In the shapes
below, a question mark stands behind a member that may be missing.</p>
<nav aria-labelledby="calls"><h2 id="calls">Calls</h2>
<ul>${calls.map(({ method, path, operation }) => `<li><a href="#${escapeHtml(operation.operationId)}"><code>${method} ${escapeHtml(path)}</code></a></li>`).join("\n")}</ul></nav>
${calls.map(writeCall).join("\n")}
<section aria-labelledby="Error"><h2 id="Error">Errors</h2>
<p>Every error has this shape, and its id is also in the header <code>X-Request-Id</code>.</p>
${shape("Error", withoutCodes(jsonSchema.parse(api.components.schemas["Error"])))}
<table class="codes"><caption>Values of <code>code</code></caption>
<thead><tr><th scope="col">Code</th><th scope="col">What it says to a person</th></tr></thead>
<tbody>${Object.entries(errorMessages)
    .map(([code, said]) => `<tr><td><code>${code}</code></td><td lang="pt-BR">${escapeHtml(said)}</td></tr>`)
    .join("\n")}</tbody></table>
</section>
</main>
</body>
</html>
`;
}

const content = z.object({ "application/json": z.object({ schema: jsonSchema }) });

const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean(),
        description: z.string().optional(),
        schema: jsonSchema,
      }),
    )
    .optional(),
  requestBody: z.object({ content }).optional(),
  responses: z.object({ "200": z.object({ content }) }),
});

type Call = { method: string; path: string; operation: z.infer<typeof operationSchema> };

function writeCall({ method, path, operation }: Call): string {
  const { operationId, security, parameters = [], requestBody, responses } = operation;
  const id = escapeHtml(operationId);
  return `<section aria-labelledby="${id}"><h2 id="${id}"><code>${method} ${escapeHtml(path)}</code></h2>
<p><code>${id}</code>${security === undefined ? "" : ": needs a session"}</p>
${parameters.length === 0 ? "" : writeParameters(operationId, parameters)}
${requestBody === undefined ? "" : `<h3>Takes</h3>\n${shape(`${operationId} takes`, requestBody.content["application/json"].schema)}`}
<h3>Answers</h3>
${shape(`${operationId} answers`, responses["200"].content["application/json"].schema)}
</section>`;
}

function writeParameters(
  operationId: string,
  parameters: NonNullable<Call["operation"]["parameters"]>,
): string {
  const rows = parameters.map(({ name, in: place, required, description = "", schema }) => {
    const said = [writeShape(schema), writeBounds(schema), description].filter(Boolean).join(", ");
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? "" : ", optional"}</td><td>${escapeHtml(said)}</td></tr>`;
  });
  return `<table><caption class="hidden">Parameters of ${escapeHtml(operationId)}</caption>
<thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Value</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table>`;
}

/** @param name for a person who reaches it with the keyboard, to scroll it */
function shape(name: string, schema: JsonSchema): string {
  return `<pre tabindex="0" role="region" aria-label="${escapeHtml(name)}">${escapeHtml(writeShape(schema))}</pre>`;
}

/** The table below names the codes, with what they say. */
function withoutCodes({ properties = {}, ...schema }: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...properties, code: { type: "string" } } };
}
