import type { ResponseOf } from "@vagou/contract/api/endpoints";

export type Person = { name: string; email: string; password: string };

export type Session = Pick<ResponseOf<"confirmAccount">, "token" | "user">;
