import { type ComponentProps, useState } from "react";
import { TextField } from "./field.tsx";
import { Icon } from "../icon.tsx";

/** A password input that can be shown; `words` name the two states of its button. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? words.hide : words.show}
          aria-pressed={isShown}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-small text-muted hover:text-ink"
        >
          <Icon name={isShown ? "eyeOff" : "eye"} />
        </button>
      }
    />
  );
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "trailing"> & {
  words: { show: string; hide: string };
};
