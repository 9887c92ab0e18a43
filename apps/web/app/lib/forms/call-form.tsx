import type { ComponentProps } from "react";

/** The frame of every form that sends one call. `post` keeps secrets out of the address without scripts. */
export function CallForm(props: ComponentProps<"form">) {
  return <form {...props} method="post" noValidate className="grid grid-cols-1 gap-4" />;
}
