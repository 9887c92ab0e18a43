/** Our own line at a portal is too long, or no turn could be taken; the portal was not asked. */
export class LineTooLong extends Error {
  override readonly name = "LineTooLong";
}
