/**
 * The beginning of a portal's text that the database can store: without NUL and without halves of surrogate pairs,
 * neither from the portal nor from the cut.
 * @param max in UTF-16 units
 */
export function cutText(received: string, max: number): string {
  const cut = received.slice(0, max);
  const whole = received.length > max ? cut.replace(/[\uD800-\uDBFF]$/, "") : cut;
  return whole.replaceAll("\0", "").toWellFormed();
}
