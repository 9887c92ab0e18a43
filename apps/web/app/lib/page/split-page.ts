/**
 * @param page HTML as React Router writes it
 * @returns what stands before and behind the mark
 * @throws {Error} when the page has the mark not exactly once: React Router writes pages in another way
 */
export function splitPage(page: string, mark: string): [string, string] {
  const parts = page.split(mark);
  const [before, behind] = parts;
  if (before === undefined || behind === undefined || parts.length > 2)
    throw new Error(`the built page has ${parts.length - 1} times ${mark}`);
  return [before, behind];
}
