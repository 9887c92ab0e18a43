/** @returns the ledger's key of a payment's correction: of fichas taken back, or given again; they count from 1 */
export function correctionKeyOf(paymentIntent: string, correction: number): string {
  return `payment:${paymentIntent}:${correction}`;
}
