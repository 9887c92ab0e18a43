import { Link } from "react-router";
import { useCopy } from "#lib/device/use-copy.ts";

/** What a person tells the support about a failure: to copy, or to take along to the contact form. */
export function SupportCode({ code }: { code: string | null }) {
  const { isCopied, copy } = useCopy();
  if (code === null) return null;
  return (
    <div className="mt-2 text-1 text-muted">
      <p>
        Código para o suporte: <span className="wrap-anywhere select-all">{code}</span>
      </p>
      <p className="-mb-2 flex flex-wrap gap-x-4">
        <button
          type="button"
          className="link min-h-11 cursor-pointer font-semibold"
          onClick={() => void copy(code)}
        >
          {isCopied ? "Copiado" : "Copiar código"}
        </button>
        <Link
          to={`/contact?codigo=${encodeURIComponent(code)}`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Falar com o suporte
        </Link>
      </p>
    </div>
  );
}
