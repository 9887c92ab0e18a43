/**
 * For the formats of `Intl`: a cheap phone needs 10 to 60 ms to make one, which a page that writes nothing in it should not
 * wait for.
 *
 * @returns what `make` makes, once, when it is asked for the first time
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
