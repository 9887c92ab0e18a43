/**
 * The beginning of a portal's text, as the database can keep it: without NUL, and with no half of a surrogate
 * pair, neither the portal's nor one that the cut leaves.
 * @param max in UTF-16 units
 */
export function cutText(received: string, max: number): string {
  const cut = received.slice(0, max);
  const whole = received.length > max ? cut.replace(/[\uD800-\uDBFF]$/, "") : cut;
  return whole.replaceAll("\0", "").toWellFormed();
}
