/** @returns the address that opens WhatsApp with `message` written, to whomever the person chooses. */
export function whatsAppAddress(message: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: message })}`;
}
