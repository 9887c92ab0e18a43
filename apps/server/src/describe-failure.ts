import { BadSetting } from "./config/bad-setting.ts";
import { DatabaseUnavailable } from "./db/connections/database-unavailable.ts";
import { FolderInUse } from "./db/opening/lock-folder.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * @returns one sentence that tells the operator what to do; with the stack only for our own bugs. Without the list of a
 *   statement's values, which may be those of a person; what Postgres itself says of a failure may quote one of them
 */
export function describeFailure(error: unknown): string {
  // Drizzle's names them in its message.
  if (error instanceof Error && "params" in error)
    return error.cause === undefined
      ? "a statement failed, and the database did not say why."
      : describeFailure(error.cause);
  if (error instanceof BadSetting || error instanceof OperatorError) return `${error.message}.`;
  if (error instanceof FolderInUse) return `${error.message}. Stop it, or set DATA_DIR to another folder.`;
  if (error instanceof DatabaseUnavailable) return describeUnavailable(error);
  if (!(error instanceof Error)) return `${String(error)}.`;
  const code = "code" in error ? error.code : undefined;
  // Also a machine without `localhost` in /etc/hosts, as a container may be, has no address to listen on.
  if ((code === "EAI_AGAIN" || code === "ENOTFOUND") && "hostname" in error)
    return `the name ${detail(error, "hostname")} leads to no address here. It stands in DATABASE_URL or HOST.`;
  switch (code) {
    case "EADDRINUSE":
      return `port ${detail(error, "port")} is taken. Stop what uses it, or set PORT to another one.`;
    case "ENOSPC":
    case "EDQUOT":
      return "the disk of DATA_DIR is full. Make room on it, or set DATA_DIR to a folder on another one.";
    // Of Postgres, also of the embedded one.
    case "53100":
      return "the disk of the database is full. Make room on it, and start again: nothing is lost.";
    case "25006":
      return "the database takes no writes: it is a standby, or set to be read only.";
    case "EACCES":
    case "EEXIST":
    case "ENOENT":
    case "EROFS":
    case "EPERM":
    case "ENOTDIR":
      return `${detail(error, "path")} cannot be used. Set DATA_DIR to a folder of yours.`;
    case "ECONNREFUSED":
    case "ECONNRESET":
    case "EAI_AGAIN":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ENOTFOUND":
    case "ETIMEDOUT":
      return databaseSilent;
    // Codes of Postgres: a wrong password, a role that may not log in, no such database, no free connection, not ready yet.
    case "28P01":
    case "28000":
    case "3D000":
    case "53300":
    case "57P03":
      return `the database of DATABASE_URL refuses: ${error.message}.`;
    case "CERT_HAS_EXPIRED":
    case "DEPTH_ZERO_SELF_SIGNED_CERT":
    case "ERR_TLS_CERT_ALTNAME_INVALID":
    case "SELF_SIGNED_CERT_IN_CHAIN":
    case "UNABLE_TO_GET_ISSUER_CERT_LOCALLY":
    case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
      return `the certificate of DATABASE_URL is not believed: ${error.message}.`;
    default:
      return error.stack ?? error.message;
  }
}

function describeUnavailable({ cause }: DatabaseUnavailable): string {
  // Without a code it is the library's own: no connection in time, or one that ended.
  if (!(cause instanceof Error && "code" in cause)) return databaseSilent;
  // The address of a database may name the files of certificates.
  if ("path" in cause && cause.code === "ENOENT")
    return `there is no ${String(cause.path)}, which DATABASE_URL names.`;
  return describeFailure(cause);
}

const databaseSilent = "the database of DATABASE_URL does not answer.";

function detail(error: Error, name: "port" | "path" | "hostname"): string {
  return name in error ? String(Reflect.get(error, name)) : `the ${name}`;
}
