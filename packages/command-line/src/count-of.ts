/** @returns a number with its noun, as in "1 session" and "1,300 fichas" */
export function countOf(value: number, one: string, several = `${one}s`): string {
  return `${value.toLocaleString("en")} ${value === 1 ? one : several}`;
}
