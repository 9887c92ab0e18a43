import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/**
 * The text of a form's named inputs, read from the inputs themselves, so that text typed by the person, or filled in
 * by the browser, before the scripts arrived is not lost. Give `ref` and `onInput` to the form.
 * `names` must be the same array on every render.
 */
export function useFormValues<Name extends string>(names: readonly Name[]): FormValues<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => readValues(null, names));
  const onInput = useCallback(() => setValues(readValues(ref.current, names)), [names]);
  useEffect(onInput, [onInput]);
  return { ref, values, onInput };
}

function readValues<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  const data = form === null ? null : new FormData(form);
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = data?.get(name);
    values[name] = typeof value === "string" ? value : "";
  }
  return isComplete(values, names) ? values : readValues(null, names);
}

function isComplete<Name extends string>(
  values: Partial<Record<Name, string>>,
  names: readonly Name[],
): values is Record<Name, string> {
  return names.every((name) => values[name] !== undefined);
}

type FormValues<Name extends string> = {
  ref: RefObject<HTMLFormElement | null>;
  values: Record<Name, string>;
  onInput: () => void;
};
