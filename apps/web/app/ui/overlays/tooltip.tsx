import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Explains `children` on hover and focus: after 700 ms, at once when moving between two within 300 ms. */
export function Tooltip({ children, text, label }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={12}
          className="rise z-50 max-w-72 rounded-small bg-ink px-3 py-2 text-1 text-paper"
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}

type TooltipProps = {
  children: ReactElement;
  text: ReactNode;
  /** What is read aloud instead of `text`, where that holds more than words. */
  label?: string;
};
