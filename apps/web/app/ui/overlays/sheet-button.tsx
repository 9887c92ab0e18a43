import type { ComponentProps, ReactNode } from "react";
import { Button, takeFocus } from "../button.tsx";
import { Sheet } from "./sheet.tsx";
import { useSmallScreen } from "../screen/use-screen-width.ts";

/**
 * A button that opens something: on a phone in a sheet, `sheet`; elsewhere the page shows it where it has room, while
 * `isOpen`.
 */
export function SheetButton({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  sheet,
  foot,
  ...rest
}: SheetButtonProps) {
  const isSmall = useSmallScreen();
  const button = (
    <Button
      // Where the screen was turned, the sheet has gone with the focus in it.
      ref={isOpen ? takeFocus : null}
      look="line"
      {...rest}
      aria-expanded={isOpen}
      onClick={isSmall ? undefined : () => onOpenChange(!isOpen)}
    />
  );
  if (!isSmall) return button;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={button}
      title={title}
      closeLabel={closeLabel}
      foot={foot}
    >
      {sheet}
    </Sheet>
  );
}

type SheetButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The title of the sheet, and the name of the button in it that closes it. */
  title: string;
  closeLabel: string;
  sheet: ReactNode;
  /** What stays below it, as in `Sheet`. */
  foot?: ReactNode;
};
