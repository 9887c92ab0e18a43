import type { KeptData } from "./legal-document.ts";
import { legalTexts } from "./texts.ts";

/** Each kind of data with its reasons: a card on phones as on desktops, because a table would not fit. */
export function KeptDataList({ of }: { of: KeptData[] }) {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-3">
      {of.map(({ what, why, ground, howLong }) => (
        <li key={what} className="rounded-surface border border-line bg-card p-4">
          <h3 className="text-3 leading-snug tracking-normal">{what}</h3>
          <dl className="mt-3 grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
            <Fact name={legalTexts.why} says={why} />
            <Fact name={legalTexts.howLong} says={howLong} />
            <Fact name={legalTexts.ground} says={ground} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, says }: { name: string; says: string }) {
  return (
    <>
      <dt className="text-muted max-sm:mt-1.5">{name}</dt>
      <dd>{says}</dd>
    </>
  );
}
