/** A name beside its colour; grey without one. */
export function NameBadge({ name, colour }: { name: string; colour: string | undefined }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 rounded-small bg-sunken px-2 py-1 text-1 font-semibold">
      <span
        aria-hidden="true"
        className="size-3 rounded-full border border-line-strong bg-line-strong"
        style={colour === undefined ? undefined : { backgroundColor: colour }}
      />
      {name}
    </span>
  );
}
