import type { DatabaseCall, FunctionsOfFile, Kind, SourceFunction } from "./read-functions.ts";

export type SignatureRule = {
  name: string;
  /** What a function or file that breaks it is told. */
  what: string;
  /** Files below `apps/server/src` that may break it, each with the reason. `*` is any one name. */
  except?: Readonly<Record<string, string>>;
  isBroken?(each: SourceFunction, among: { file: FunctionsOfFile; calls: readonly DatabaseCall[] }): boolean;
  isFileBroken?(file: FunctionsOfFile): boolean;
};

/**
 * What the functions of the server take, told apart by the first parameter: deps (a use case, or a task), `tx` (a step
 * inside a transaction) or `db` (SQL). `docs/architecture.md` says it in words.
 */
export const signatureRules: readonly SignatureRule[] = [
  {
    name: "deps are picked",
    what: "takes `Pick<Deps, …>`, so that the signature says what it can reach",
    except: {
      "*.ts": "builds and starts the product",
      "*/routes.ts": "hands the deps to all use cases of a room",
      "*/tasks.ts": "hands the deps to all tasks of a room",
    },
    isBroken: ({ parameters }) => parameters.some(({ kind }) => kind === "Deps"),
  },
  {
    name: "deps come first",
    what: "takes deps first, or second after a `tx`",
    except: {
      "*/routes.ts": "registers what it gets first",
      "http/register-endpoint.ts": "registers at what it gets first",
    },
    isBroken: ({ parameters: [first, ...rest] }) =>
      rest.some(({ kind }, at) => isDeps(kind) && !(at === 0 && first?.kind === "Tx")),
  },
  {
    name: "a use case takes one object",
    what: "takes `(deps, { … })`: one object with all that is asked, and last the work to do meanwhile, if any",
    isBroken: ({ isExported, parameters: [deps, ...rest] }) => {
      if (!isExported || deps === undefined || !isDeps(deps.kind)) return false;
      const asked = rest.at(-1)?.kind === "function" ? rest.slice(0, -1) : rest;
      return asked.length > 1 || asked.some(({ kind }) => kind !== "object");
    },
  },
  {
    name: "the actor is a field",
    what: "takes the actor as the field `actor` of what is asked",
    isBroken: ({ isExported, parameters }) => isExported && parameters.some(({ kind }) => kind === "Actor"),
  },
  {
    name: "a connection is named after its type",
    what: "takes a `Tx` as `tx`, a `Db` or `Db | Tx` as `db`, and takes it first",
    isBroken: ({ parameters }) =>
      parameters.some(
        ({ name, kind }, at) => isConnection(kind) && (at > 0 || name !== (kind === "Tx" ? "tx" : "db")),
      ),
  },
  {
    name: "a connection has the type that callers give it",
    what: "takes `tx: Tx` where only transactions call it, `db: Db` where none does, `db: Db | Tx` where both do",
    isBroken: ({ name, isExported, parameters: [first] }, { calls }) => {
      if (!isExported || (first?.kind !== "Db" && first?.kind !== "Db | Tx")) return false;
      const given = new Set(
        calls.filter(({ called }) => called === name).flatMap(({ gives }) => gives.split(" | ")),
      );
      return first.kind === "Db" ? given.has("Tx") : given.size === 1;
    },
  },
  {
    name: "only SQL takes a `db`",
    what: "has no SQL: takes `(deps, { … })`, or a `tx`",
    except: {
      "db/": "what every statement needs",
      "credits/verification/verify-ledger.ts": "tests and the bench call it with a database alone",
    },
    isBroken: ({ isExported, parameters: [first] }, { file: { hasSql } }) =>
      isExported && !hasSql && first?.kind === "Db",
  },
  {
    name: "SQL takes a connection",
    what: "has SQL in its file: takes a `db` or `tx`, and leaves deps to use cases in other files",
    isBroken: ({ parameters }, { file: { hasSql } }) => hasSql && parameters.some(({ kind }) => isDeps(kind)),
  },
  {
    name: "routes and tasks only bind",
    what: "hands `deps` on, and leaves `deps.db` to use cases",
    isFileBroken: ({ path, readsDbOfDeps }) => /\/(?:routes|tasks)\.ts$/.test(path) && readsDbOfDeps,
  },
];

function isDeps(kind: Kind): boolean {
  return kind === "Deps" || kind === "part of Deps";
}

function isConnection(kind: Kind): boolean {
  return kind === "Db" || kind === "Tx" || kind === "Db | Tx";
}
