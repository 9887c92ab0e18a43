import { checkPassword, type PasswordRules } from "@vagou/contract/account/password";

const order: (keyof PasswordRules)[] = [
  "minLength",
  "hasUpperCase",
  "hasLowerCase",
  "hasNumber",
  "hasSpecialChar",
];

/** @returns the rules `password` does not meet yet, in the order people read them. */
export function missingRules(password: string): (keyof PasswordRules)[] {
  const met = checkPassword(password);
  return order.filter((rule) => !met[rule]);
}

/** Register's button waits for a name, an e-mail with @ and a password meeting every rule. */
export function canRegister(person: { name: string; email: string; password: string }): boolean {
  return (
    person.name.trim() !== "" && person.email.includes("@") && missingRules(person.password).length === 0
  );
}
