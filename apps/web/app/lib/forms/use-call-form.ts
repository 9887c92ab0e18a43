import { type UseMutationResult } from "@tanstack/react-query";
import { type ComponentProps, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { useFormValues } from "#ui/fields/use-form-values.ts";
import { showToast, type Toast } from "#ui/toasts/toast.ts";
import { type FieldsOfErrors, type FieldErrors, fieldErrorsOf, isAboutFields } from "./field-errors.ts";
import { useWaitingTime } from "./use-waiting-time.ts";

/**
 * What all forms that send one call share: values read from the inputs, one try at a time, what was
 * wrong beside its field with the focus on the first, and the wait that the server asks for after many
 * tries. What was typed always stays. `names` must be the same array on every render.
 */
export function useCallForm<Name extends string, Answer>({
  names,
  canSend,
  fieldsOfErrors = noFields,
  onError,
  toastOf,
  ...call
}: Options<Name, Answer>): CallFormState<Name, Answer> {
  const { ref, values, onInput } = useFormValues(names);
  const refusalToast = useRefusalToast();
  const attempt = useAttempt({
    ...call,
    onError: (error) => {
      onError?.(error);
      refusalToast.show(toastOf?.(error) ?? null);
    },
    networkMode: "always",
  });
  const secondsLeft = useWaitingTime(attempt.error);
  const isReady = canSend(values) && secondsLeft === 0;
  useEffect(() => {
    if (attempt.error === null) return;
    const wrong = ref.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // The button lost the focus while the call ran.
    const isLost = document.activeElement === document.body;
    const button = isLost ? ref.current?.querySelector<HTMLButtonElement>("[type=submit]") : null;
    (wrong ?? button)?.focus();
  }, [attempt.error, ref]);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReady) return;
    refusalToast.close();
    attempt.mutate(values);
  };
  return {
    form: { ref, onInput, onSubmit },
    values,
    attempt,
    errors: fieldErrorsOf(attempt.error, attempt.variables, values, fieldsOfErrors),
    refusal: isAboutFields(attempt.error, fieldsOfErrors) ? null : attempt.error,
    submit: { isReady, isBusy: attempt.isPending, secondsLeft },
  };
}

const noFields: FieldsOfErrors = {};

/** The toast about a try is over with the next try, and with the form: it would contradict what they bring. */
function useRefusalToast(): { show: (toast: Toast | null) => void; close: () => void } {
  const shown = useRef<(() => void) | null>(null);
  useEffect(() => () => shown.current?.(), []);
  const until = (close: () => void) => {
    shown.current = close;
    return () => {
      shown.current = null;
    };
  };
  return {
    show: (toast) => {
      if (toast !== null) showToast({ ...toast, until });
    },
    close: () => shown.current?.(),
  };
}

type Options<Name extends string, Answer> = {
  names: readonly Name[];
  /** Whether the form can be sent with these values. */
  canSend: (values: Record<Name, string>) => boolean;
  /** Which field a code of the server is about, beyond the fields that a refusal names itself. */
  fieldsOfErrors?: FieldsOfErrors;
  mutationFn: (values: Record<Name, string>) => Promise<Answer>;
  onSuccess?: (answer: Answer) => unknown;
  onError?: (error: Error) => unknown;
  /** What a toast says about a try that failed. */
  toastOf?: ((error: Error) => Toast | null) | undefined;
};

type CallFormState<Name extends string, Answer> = {
  /** `onInput` reads the values again. */
  form: { ref: RefObject<HTMLFormElement | null>; onInput: () => void } & Pick<
    ComponentProps<"form">,
    "onSubmit"
  >;
  values: Record<Name, string>;
  attempt: UseMutationResult<Answer, Error, Record<Name, string>>;
  errors: FieldErrors;
  /** Why the last try failed when it is about no field. */
  refusal: Error | null;
  submit: SubmitState;
};

/** `secondsLeft` until another try makes sense. */
export type SubmitState = { isReady: boolean; isBusy: boolean; secondsLeft: number };
