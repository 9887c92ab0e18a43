import type { Endpoints } from "@vagou/contract/api/endpoints";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { authenticateOperator } from "../operators/authenticate-operator.ts";
import { readBearerToken, recogniseActor, type RecognisedActor } from "../sessions/authenticate.ts";
import type { Actor, Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { shareTrip } from "../db/connections/share-trip.ts";
import type { Drain } from "./connections/drain.ts";
import type { PackedJson } from "../packed-json.ts";
import { sendJson } from "./encoding/send-json.ts";
import { sendPacked } from "./encoding/send-packed.ts";
import { findUnstorableText } from "./requests/find-unstorable-text.ts";

/** Why the work of a request stops early: its caller has disconnected. */
export class CallerGone extends Error {
  override readonly name = "CallerGone";
}

type AnyEndpoint = Endpoints[keyof Endpoints];

type Input<E extends AnyEndpoint> = {
  reply: FastifyReply;
  /** Aborted when the caller disconnects before the answer, or when the server stops and the grace is over. */
  signal: AbortSignal;
  idempotencyKey: string | undefined;
  /** The caller's IP address and browser, which some providers must be told. */
  caller: Caller;
  cookies: Readonly<Record<string, string | undefined>>;
  body: E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
  params: E extends { params: infer P extends z.ZodType } ? z.output<P> : undefined;
  query: E extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
  actor: E extends { session: "none" } ? undefined : Actor;
};

/** `PackedJson`: written by the handler in the shape of the contract, and sent as it is. */
type Handler<E extends AnyEndpoint> = (input: Input<E>) => Promise<z.input<E["response"]> | PackedJson>;

/**
 * `onlyReads`: the handler changes nothing, and counts no attempt either. It begins while the database is asked whether
 * the session was ended, so that a person's screen waits for one round trip less; where it was, what was read is dropped.
 * Its statements share a connection (`shareTrip`), so a slow one uses up the deadline of those behind it.
 */
type Traits<E extends AnyEndpoint> = E extends { method: "GET"; session: "required" }
  ? { onlyReads?: boolean }
  : Record<string, never>;

export type RegisterEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  handle: Handler<E>,
  traits?: Traits<E>,
) => void;

/**
 * Binds an endpoint of the contract to its handler. Every input is checked against its schema here, once; the answer
 * is reduced to the fields of the contract.
 */
export function createRegisterEndpoint(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "clock" | "sessionKeys" | "access">,
  drain: Drain,
): RegisterEndpoint {
  return (endpoint, handle, { onlyReads = false } = {}) => {
    // A call that is no reading and has no session may open one: its answer holds the token.
    const holdsSecret = endpoint.session === "none" && endpoint.method !== "GET";
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      // Both first: a connection that is closed meanwhile has no address any more, and is not closed once more.
      const caller = callerOf(request);
      const gone = watchCaller(reply);
      const { actor, checked } = await admit(deps, endpoint, request.headers.authorization);
      if (!onlyReads) await checked;
      const work = async () => {
        const input = {
          reply,
          signal: gone.signal,
          idempotencyKey: readIdempotencyKey(request.headers["idempotency-key"]),
          caller,
          body: "body" in endpoint ? parseStorable(endpoint.body, request.body) : undefined,
          cookies: request.cookies,
          query: "query" in endpoint ? parseStorable(endpoint.query, request.query) : undefined,
          params: "params" in endpoint ? parse(endpoint.params, request.params) : undefined,
          actor,
        };
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members above follow the endpoint's own type
        return handle(input as Parameters<typeof handle>[0]);
      };
      const working = drain.run(gone, work);
      // What it throws is told only to a person whose session is open.
      working.catch(() => {});
      await checked;
      if (actor !== undefined) noteUse(deps, actor, caller);
      const answered = await working;
      const accepted = request.headers["accept-encoding"];
      const isWanted = () => !gone.signal.aborted;
      if (isPacked(answered)) {
        const dictionary = request.headers["available-dictionary"]?.toString();
        const asked = request.headers.accept;
        return sendPacked(reply, answered, { asked, accepted, dictionary, isWanted });
      }
      return sendJson(reply, endpoint.response.parse(answered), { accepted, isWanted, holdsSecret });
    };
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) =>
        onlyReads ? shareTrip(() => answer(request, reply)) : answer(request, reply),
    });
  };
}

/** @returns what is aborted when the caller disconnects before the answer */
function watchCaller({ raw }: FastifyReply): AbortController {
  const gone = new AbortController();
  raw.once("close", () => {
    // Over HTTP/2 an answer never becomes `writableFinished`.
    if (!raw.writableEnded) gone.abort(new CallerGone("the caller went away"));
  });
  return gone;
}

/** Comes before everything else of a call, so that a caller without the role learns nothing of an operator's call. */
async function admit(
  deps: Pick<Deps, "db" | "clock" | "sessionKeys">,
  { session }: AnyEndpoint,
  authorization: string | undefined,
): Promise<RecognisedActor | { actor: Actor | undefined; checked?: undefined }> {
  if (session === "none") return { actor: undefined };
  if (session === "required") return recogniseActor(deps, { authorization });
  return { actor: await authenticateOperator(deps, { authorization, need: session }) };
}

function isPacked(answer: unknown): answer is PackedJson {
  return typeof answer === "object" && answer !== null && "pieces" in answer;
}

function noteUse(
  { access, clock }: Pick<Deps, "clock" | "access">,
  { userId, sessionId }: Actor,
  { ip, port }: Caller,
): void {
  access.note({ personId: userId, sessionId, action: "use", ip, port, at: clock.now() });
}

function callerOf(request: FastifyRequest): Caller {
  const token = readBearerToken(request.headers.authorization);
  const { remoteAddress, remotePort } = request.socket;
  return {
    ip: request.ip,
    // Behind a proxy the port would be the proxy's.
    ...(remotePort !== undefined && request.ip === remoteAddress && { port: remotePort }),
    userAgent: request.headers["user-agent"] ?? "",
    ...(token !== undefined && { token }),
  };
}

/** Checks a body or query also for text that Postgres cannot store. In a path such text names nothing: not found. */
function parseStorable(schema: z.ZodType, value: unknown): unknown {
  const data = parse(schema, value);
  const field = findUnstorableText(data);
  if (field === undefined) return data;
  throw new AppError("invalid_input", { fields: { [field]: "Use só letras e outros caracteres visíveis" } });
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field =
      issue.path.join(".") || (issue.code === "unrecognized_keys" ? issue.keys.join(", ") : "body");
    fields[field] ??= issue.message;
  }
  throw new AppError("invalid_input", { fields });
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && /^[\w-]{8,100}$/.test(header)) return header;
  throw new AppError("invalid_input", {
    fields: { "idempotency-key": "8 a 100 letras, números, hífens ou sublinhados" },
  });
}

// The messages of zod beside a field are in the Portuguese of Brazil.
z.config(z.locales.ptBR());
