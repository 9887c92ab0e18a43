/** The rules of a password; the strength meter has one bar per rule. */
export type PasswordRules = {
  minLength: boolean;
  hasUpperCase: boolean;
  hasLowerCase: boolean;
  hasNumber: boolean;
  hasSpecialChar: boolean;
};

export const passwordMinLength = 8;
/** Limits the work of hashing; long enough for any passphrase. */
export const passwordMaxLength = 200;
/** Said of a longer one: it is refused whole and never cut. */
export const passwordTooLong = `A senha pode ter até ${passwordMaxLength} caracteres`;

/** @returns which of the five rules `password` meets. */
export function checkPassword(password: string): PasswordRules {
  return {
    minLength: password.length >= passwordMinLength,
    hasUpperCase: /\p{Lu}/u.test(password),
    hasLowerCase: /\p{Ll}/u.test(password),
    hasNumber: /\d/.test(password),
    hasSpecialChar: /[!@#$%^&*(),.?":{}|<>]/.test(password),
  };
}

/** @returns true when all five rules are met. */
export function isStrongPassword(password: string): boolean {
  return Object.values(checkPassword(password)).every(Boolean);
}
