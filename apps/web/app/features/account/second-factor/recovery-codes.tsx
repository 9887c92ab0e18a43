import { useEffect, useRef } from "react";
import { saveFile } from "#lib/device/save-file.ts";
import { useCopy } from "#lib/device/use-copy.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { recoveryTexts } from "./texts.ts";

/** The new recovery codes, which the server shows this once: to copy, to keep as a file, to print. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { isCopied, copy } = useCopy();
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="print-alone grid grid-cols-1 gap-3 rounded-surface border border-leaf bg-leaf-soft p-4">
      <h4 ref={title} tabIndex={-1} className="text-3 font-semibold outline-none">
        {recoveryTexts.newTitle}
      </h4>
      <p>{recoveryTexts.newText}</p>
      <ol
        aria-label={recoveryTexts.list}
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-small border border-line bg-card p-3 font-[family-name:ui-monospace,monospace] text-[1rem] select-all"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full print:hidden">
        <Button look="line" onClick={() => void copy(codes.join("\n"))}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? recoveryTexts.copied : recoveryTexts.copy}
        </Button>
        <Button
          look="line"
          onClick={() =>
            saveFile(recoveryTexts.fileName, recoveryTexts.file(codes), "text/plain;charset=utf-8")
          }
        >
          {recoveryTexts.download}
        </Button>
        <Button look="line" onClick={() => window.print()}>
          {recoveryTexts.print}
        </Button>
      </div>
      <Button wide className="print:hidden" onClick={onDone}>
        {recoveryTexts.done}
      </Button>
    </div>
  );
}
