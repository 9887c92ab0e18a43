import type { DatabaseCall, FunctionsOfFile } from "./read-functions.ts";
import type { SignatureRule } from "./signature-rules.ts";

/**
 * @param files of the server
 * @param calls of its functions, also by tests and by other programs
 * @returns a sentence for each function, or file, that breaks a rule
 */
export function findWrongSignatures(
  files: readonly FunctionsOfFile[],
  calls: readonly DatabaseCall[],
  rules: readonly SignatureRule[],
): string[] {
  return files.flatMap((file) =>
    rules
      .filter(({ except = {} }) => !Object.keys(except).some((pattern) => isAt(pattern, file.path)))
      .flatMap((rule) => [
        ...file.functions
          .filter((each) => rule.isBroken?.(each, { file, calls }) === true)
          .map(({ name }) => `${file.path}: ${name ?? "a function"}: ${rule.what}`),
        ...(rule.isFileBroken?.(file) === true ? [`${file.path}: ${rule.what}`] : []),
      ]),
  );
}

/** @param pattern of a path below the server's sources: `*` is any one name, and a folder ends in `/` */
function isAt(pattern: string, path: string): boolean {
  const names = path.slice("apps/server/src/".length).split("/");
  const wanted = pattern.split("/").filter((name) => name !== "");
  if (pattern.endsWith("/") ? names.length <= wanted.length : names.length !== wanted.length) return false;
  return wanted.every(
    (name, at) => name === names[at] || (name.startsWith("*") && names[at]?.endsWith(name.slice(1))),
  );
}
