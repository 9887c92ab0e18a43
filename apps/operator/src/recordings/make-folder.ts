import { accessSync, constants, mkdirSync } from "node:fs";
import { OperatorError } from "@vagou/server/operator-error";

/**
 * Makes the folder that an operator named for replies, before a portal is asked: without the folder its replies would be
 * lost.
 * @throws {OperatorError} when nothing can be written there
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new OperatorError(`${folder} cannot be written: name another folder.`);
  }
}
