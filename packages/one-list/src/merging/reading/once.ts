/** Facts, each of which is read when it is first asked for. */
export type ReadWhenAsked<Facts> = { readonly [Name in keyof Facts]: () => Facts[Name] };

/** @returns asks `read` once, and remembers what it said */
export function once<Fact extends string | boolean | object>(read: () => Fact): () => Fact {
  let known: Fact | undefined;
  return () => (known ??= read());
}
