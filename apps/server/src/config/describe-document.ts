/**
 * Reads the number of a Brazilian company or person, with or without its signs, and checks its check digits.
 * Since July 2026 the first twelve characters of a CNPJ may be letters (IN RFB 2.229/2024).
 * @returns "CNPJ 12.ABC.345/01DE-35" or "CPF 529.982.247-25"; null for anything else
 */
export function describeDocument(written: string): string | null {
  const bare = written.toUpperCase().replaceAll(/[\s./-]/g, "");
  if (new Set(bare).size === 1) return null;
  if (/^\d{11}$/.test(bare) && endsInDigits(bare, cpfWeights))
    return `CPF ${bare.replace(cpfParts, "$1.$2.$3-$4")}`;
  if (/^[\dA-Z]{12}\d{2}$/.test(bare) && endsInDigits(bare, cnpjWeights)) {
    return `CNPJ ${bare.replace(cnpjParts, "$1.$2.$3/$4-$5")}`;
  }
  return null;
}

const cpfParts = /^(.{3})(.{3})(.{3})(.{2})$/;
const cnpjParts = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/;

/** Of the second check digit; the first leaves the first weight out. */
const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function endsInDigits(bare: string, weights: readonly number[]): boolean {
  const first = checkDigit(bare, weights.slice(1));
  return bare.endsWith(`${first}${checkDigit(bare, weights)}`);
}

/** Modulo 11 of the characters, each worth its distance from "0" in ASCII. */
function checkDigit(bare: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (bare.charCodeAt(index) - 48), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
