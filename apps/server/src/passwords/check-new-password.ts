import { isStrongPassword } from "@vagou/contract/account/password";
import { AppError } from "../errors.ts";
import { isCommonPassword } from "./common-password.ts";
import { fold, isWordWithExtras } from "./match-known-word.ts";

/**
 * Checks a new password, for every way of choosing one.
 * @param person the address and name, which an attacker would try first
 * @throws {AppError} weak_password (one of the five rules) · common_password (too easy to guess)
 */
export function checkNewPassword(password: string, person: { email?: string; name?: string }): void {
  if (!isStrongPassword(password)) throw new AppError("weak_password");
  if (isCommonPassword(password)) throw new AppError("common_password");
  if (isAboutPerson(password, person)) {
    throw new AppError("common_password", {
      message: "Esta senha se parece com o seu nome ou e-mail e é fácil de adivinhar. Escolha outra.",
    });
  }
}

/** Shorter parts of a name are ignored: "de", "do", an initial. */
const partLengthMin = 3;

function isAboutPerson(
  password: string,
  { email = "", name = "" }: { email?: string; name?: string },
): boolean {
  const parts = [...lettersIn(name), ...lettersIn(email)].filter((part) => part.length >= partLengthMin);
  return isWordWithExtras(password, (core) => isMadeOf(lettersIn(core).join(""), parts));
}

function lettersIn(text: string): string[] {
  return fold(text).match(/\p{L}+/gu) ?? [];
}

/** True when `text` is one or several of `parts`, one after the other. */
function isMadeOf(text: string, parts: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const part of parts) if (text.startsWith(part, at)) reached.add(at + part.length);
  }
  return text !== "" && reached.has(text.length);
}
