import { shellTexts } from "./texts.ts";

const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-6 text-1 text-muted">
        <p>{shellTexts.motto}</p>
        <p suppressHydrationWarning>{shellTexts.copyright(year)}</p>
      </div>
    </footer>
  );
}
