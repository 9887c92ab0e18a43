import { endpoints } from "@vagou/contract/api/endpoints";
import type { EndpointName } from "@vagou/contract/api/paths";
import type { InjectOptions } from "fastify";
import { z } from "zod";

/** A valid value for each field of the contract, by its name, or by its call and name: with all of them a call passes its schema. */
const validValues: Readonly<Record<string, unknown>> = {
  name: "Maria Silva",
  email: "maria@pessoa.example",
  password: "Abacaxi-2026!",
  new_password: "Abacaxi-2027!",
  current_password: "Abacaxi-2026!",
  refer_id: "abcdefghij",
  token: "t".repeat(43),
  browser_key: "k".repeat(43),
  code: "a-code",
  state: "PE",
  iss: "https://issuer.example",
  packageId: "basic",
  before: "7",
  limit: "20",
  message: "Gostei muito.",
  screen: "routes/profile",
  error: "TypeError",
  places: ["assets/profile-a1b2.js:1:2345"],
  id: "gupy-0123456789abcdef",
  query: "auxiliar",
  keywords: ["auxiliar"],
  city: "Recife",
  services: ["gupy"],
  fresh: false,
  search_id: "8f14e45f-ceea-467f-a8f3-1f0c6f1f3b2a",
  search_term: "auxiliar",
  providers: ["gupy"],
  uf: "PE",
  "getSharedList.id": "A".repeat(22),
  "endSharedList.handle": "0".repeat(64),
  handle: "h".repeat(43),
  passkey: passkeyOf({ attestationObject: "AAAA", transports: ["internal"] }),
  "finishLogIn.code": "123456",
  "finishTotp.code": "123456",
  "confirmSession.code": "123456",
  "finishLogIn.passkey": passkeyOf({ authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" }),
  "confirmSession.passkey": passkeyOf({ authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" }),
  "renameSecondFactor.id": "8f14e45f-ceea-467f-a8f3-1f0c6f1f3b2a",
  "removeSecondFactor.id": "8f14e45f-ceea-467f-a8f3-1f0c6f1f3b2a",
  seen: ["gupy-0123456789abcdef"],
  hidden: ["gupy-0123456789abcdef"],
  shown: ["gupy-0123456789abcdef"],
  posting_id: "gupy-0123456789abcdef",
  other_posting_ids: ["catho-0123456789abcdef"],
  posting_ids: ["gupy-0123456789abcdef"],
  status: "applied",
  note: "Falei com a Ana.",
  next_step: "Entrevista",
  next_step_on: "2026-12-01",
  status_at: "2026-11-21T12:00:00.000Z",
  person: "maria@pessoa.example",
  provider: "gupy",
  on: true,
  reason: "O portal pediu uma pausa.",
  payment_intent: "pi_0123456789abcdef",
  package: "basic",
  reply_id: "8f14e45f-ceea-467f-a8f3-1f0c6f1f3b2a",
  "showPersonStatement.before": 7,
  "listOperatorActs.before": "2026-11-21T12:00:00.000Z_8f14e45f-ceea-467f-a8f3-1f0c6f1f3b2a",
};

/** A credential of WebAuthn in the form that browsers send. */
function passkeyOf(response: object): object {
  return { id: "AAAA", rawId: "AAAA", type: "public-key", response: { clientDataJSON: "AAAA", ...response } };
}

export const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** The parts of a call that hold a caller's values. */
export const parts = ["body", "query", "params"] as const;
export type Part = (typeof parts)[number];
export type Call = Record<Part, Record<string, unknown>> & { headers: Record<string, string> };

const fieldsSchema = z.object({ properties: z.record(z.string(), z.unknown()) });

type Fields = Readonly<Record<string, unknown>>;

const knownFields = new Map<string, Fields>();

/** @returns the JSON schema of each field that one part of a call has */
export function fieldsOf(name: EndpointName, part: Part): Fields {
  const key = `${name} ${part}`;
  // A schema is converted once: attacks make tens of thousands of calls.
  const fields = knownFields.get(key) ?? readFields(name, part);
  knownFields.set(key, fields);
  return fields;
}

function readFields(name: EndpointName, part: Part): Fields {
  const schemas: object & Partial<Record<Part, z.ZodType>> = { ...endpoints[name] };
  const schema = schemas[part];
  if (schema === undefined) return {};
  return fieldsSchema.parse(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).properties;
}

/**
 * A call that passes its schema.
 * @param overrides values that fields get instead, by their names as in `validValues`
 */
export function validCall(name: EndpointName, overrides: Readonly<Record<string, unknown>> = {}): Call {
  const valid = (part: Part) =>
    Object.fromEntries(
      Object.keys(fieldsOf(name, part)).map((field) => {
        const own = `${name}.${field}`;
        const value = overrides[own] ?? overrides[field] ?? validValues[own] ?? validValues[field];
        if (value === undefined) throw new Error(`give ${name}.${field} a valid value`);
        return [field, value];
      }),
    );
  return { body: valid("body"), query: valid("query"), params: valid("params"), headers: {} };
}

/**
 * A call as a request to the whole product.
 * @param payload is sent instead of the call's own body
 */
export function requestOf(
  name: EndpointName,
  { body, query, params, headers }: Call,
  { token, payload = JSON.stringify(body) }: { token?: string | undefined; payload?: string | Buffer } = {},
): InjectOptions & { url: string } {
  const { method, path } = endpoints[name];
  const filled = path.replaceAll(/:(\w+)/g, (_, field: string) => inAddress(params[field]));
  const asked = Object.entries(query).map(([field, value]) => `${inAddress(field)}=${inAddress(value)}`);
  const hasBody = "body" in endpoints[name];
  return {
    method,
    url: `/api${filled}?${asked.join("&")}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(hasBody && { "content-type": "application/json" }),
      ...headers,
    },
    ...(hasBody && { payload }),
  };
}

/** Half of a surrogate pair cannot be encoded in UTF-8, so an address holds the replacement character instead. */
const inAddress = (text: unknown) => encodeURIComponent(String(text).toWellFormed());
