import { isStrongPassword } from "@vagou/contract/password";
import { AppError } from "../errors.ts";

/**
 * Whether a password may be chosen by this person.
 * @throws {AppError} weak_password
 */
export function checkNewPassword(password: string, _person: { email: string; name: string }): void {
  if (!isStrongPassword(password)) throw new AppError("weak_password");
}
