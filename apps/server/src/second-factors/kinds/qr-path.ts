import { encode } from "uqr";

/** Light modules around the code, without which cameras do not find it (ISO/IEC 18004). */
const border = 4;

/**
 * A QR code as one SVG path: a rectangle for each run of dark modules in a row.
 * @returns `path`, the `d` of a path; `size`, the side of the square around it, in modules
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size, path: path.join("") };
}

/** @returns the start and the length of each run of dark modules */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
