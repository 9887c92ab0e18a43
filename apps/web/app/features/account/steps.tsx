import { Icon } from "#ui/icon.tsx";

/** Short sentences, each with a check mark. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {steps.map((step) => (
        <li key={step} className="flex gap-3">
          <Icon name="check" className="mt-0.5 text-leaf" />
          {step}
        </li>
      ))}
    </ul>
  );
}
