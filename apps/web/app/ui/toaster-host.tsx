import { useEffect } from "react";
import { toast as sonner, Toaster as Sonner } from "sonner";
import "sonner/dist/styles.css";
import { takeToasts } from "./toast.ts";

/** At most 5 at once, 5 seconds each. */
export default function ToasterHost() {
  useEffect(
    () =>
      takeToasts(({ tone, title, text, durationMs }) => {
        sonner[tone](title, { description: text, duration: durationMs ?? 5000 });
      }),
    [],
  );
  return (
    <Sonner
      theme="system"
      position="top-center"
      visibleToasts={5}
      duration={5000}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: "Fechar aviso" }}
    />
  );
}
