/** Our own line at a portal is too long, or could not be kept; the portal was not asked. */
export class LineTooLong extends Error {
  override readonly name = "LineTooLong";
}
