import { type RefObject, useEffect, useRef } from "react";

/**
 * Sends the form as soon as its code has six digits, typed, pasted or filled in by the phone, and never twice with the
 * same one.
 */
export function useSixDigits({ form, code, isBusy, isAsked }: SixDigits): void {
  const sent = useRef("");
  const digits = code.replaceAll(/\s/g, "");
  useEffect(() => {
    if (!isAsked || isBusy || sent.current === digits || !/^\d{6}$/.test(digits)) return;
    sent.current = digits;
    form.current?.requestSubmit();
  }, [form, digits, isBusy, isAsked]);
}

type SixDigits = {
  form: RefObject<HTMLFormElement | null>;
  /** As it stands in the field. */
  code: string;
  isBusy: boolean;
  /** False where the person sends the form. */
  isAsked: boolean;
};
