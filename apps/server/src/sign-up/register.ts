import type { Deps } from "../deps.ts";
import { queueAccountRequest } from "../people/queue-account-request.ts";
import { hashAccountToken } from "../people/account-token.ts";
import { checkNewPassword } from "../passwords/check-new-password.ts";

type SignUpCall = {
  name: string;
  email: string;
  password: string;
  referId: string | null;
  /** A random key that this browser keeps, to prove later that the sign-up is its own. */
  browserKey: string | undefined;
};

/**
 * Queues a sign-up. The answer and its time are the same whether or not the address is known.
 * @throws {AppError} weak_password · common_password · leaked_password
 */
export async function register(
  deps: Pick<Deps, "db" | "clock" | "passwords" | "leakedPasswords">,
  { name, email, password, referId, browserKey }: SignUpCall,
): Promise<void> {
  checkNewPassword(password, { email, name });
  await deps.leakedPasswords.refuse(password);
  await queueAccountRequest(deps, {
    kind: "register",
    email,
    name,
    passwordHash: await deps.passwords.hash(password),
    referId,
    browserKeyHash: browserKey === undefined ? null : hashAccountToken(browserKey),
  });
}
