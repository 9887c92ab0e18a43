import { type ReactNode, useId } from "react";
import { Modal } from "./modal.tsx";

/**
 * A question that opens by itself, also above another dialog; it is open as long as it is shown. What had the focus gets
 * it back. A touch beside it does not close it: what was typed would be gone.
 */
export function Dialog({ title, about, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <Modal
      titleId={`${id}-title`}
      aboutId={about === null ? undefined : `${id}-about`}
      onClose={onClose}
      className="open:grid place-items-center overflow-y-auto p-3 sm:p-6"
    >
      <div className="rise grid w-full max-w-md grid-cols-1 gap-4 rounded-[16px] border-[1.5px] border-line-strong bg-card p-5 sm:p-7">
        <div>
          <h2 id={`${id}-title`} className="text-5">
            {title}
          </h2>
          {about !== null && (
            <p id={`${id}-about`} className="mt-2 text-muted">
              {about}
            </p>
          )}
        </div>
        {children}
      </div>
    </Modal>
  );
}

type DialogProps = { title: string; about: ReactNode; onClose: () => void; children: ReactNode };
