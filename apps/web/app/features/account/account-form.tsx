import type { ComponentProps } from "react";

/** The frame of every form of the account pages. `post` keeps secrets out of the address without scripts. */
export function AccountForm(props: ComponentProps<"form">) {
  return <form {...props} method="post" noValidate className="grid grid-cols-1 gap-4" />;
}
