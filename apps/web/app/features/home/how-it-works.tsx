import { homeTexts } from "./texts.ts";

/** Three steps, in the order they happen. */
export function HowItWorks() {
  return (
    <div className="@container">
      <ol className="grid gap-6 @xl:grid-cols-3 @xl:gap-8">
        {homeTexts.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-[3px] border-ink pt-4">
            <h3 className="flex gap-2 text-4">
              <span aria-hidden="true" className="text-muted tabular-nums">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
