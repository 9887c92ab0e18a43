import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "../classes.ts";

/** A labelled text input with an optional hint and error. */
export function TextField({ label, hint, error, trailing, className, ...input }: TextFieldProps) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <input
            {...input}
            {...ties}
            className={classes(controlClasses, trailing !== undefined && "pr-12")}
          />
          {trailing}
        </div>
      )}
    </Labelled>
  );
}

/** The same for several lines, as many as `rows`. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} error={error} className={className}>
      {(ties) => <textarea {...area} {...ties} className={classes(controlClasses, "resize-y py-2.5")} />}
    </Labelled>
  );
}

/** Ties label, hint and error to a control for assistive technology. */
function Labelled({ label, hint, error, className, children }: LabelledProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint === undefined ? "" : hintId, error === undefined ? "" : errorId].join(" ").trim();
  return (
    <div className={classes("min-w-0", className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": described === "" ? undefined : described,
      })}
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-1 text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-1.5 text-1 font-semibold text-alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** 16 px text, or phones zoom into the field. */
export const controlClasses =
  "block min-h-12 w-full min-w-0 rounded-small border-[1.5px] border-line-strong bg-card px-3 text-[1rem] text-ink placeholder:text-muted aria-invalid:border-alert disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted";

type Words = { label: string; hint?: ReactNode; error?: string | undefined };

type Ties = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type LabelledProps = Words & { className: string | undefined; children: (ties: Ties) => ReactNode };

type TextAreaProps = ComponentProps<"textarea"> & Words;

type TextFieldProps = ComponentProps<"input"> &
  Words & {
    /** Sits inside the field at its end. */
    trailing?: ReactNode;
  };
