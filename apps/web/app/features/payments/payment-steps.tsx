import { Panel } from "#ui/panel.tsx";
import { stepTexts } from "./texts.ts";
import { useOfferedMethods } from "./use-offered-methods.ts";

/** Says, before the person pays, who charges, which data is kept and when the fichas come. */
export function PaymentSteps() {
  const methods = useOfferedMethods();
  return (
    <Panel title={stepTexts.title}>
      <ol className="grid gap-4">
        {stepTexts.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-leaf-soft text-1 font-bold text-leaf tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-text text-2 leading-7 font-semibold tracking-normal">{title}</h3>
              <p className="text-muted">{text(methods)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-4 text-1 text-muted">{stepTexts.terms}</p>
    </Panel>
  );
}
