import { foldText } from "../core/text/fold-text.ts";
import { workableSettings } from "./settings.ts";

/** @returns true for a line that only names the lines after it: "PHYSICAL REQUIREMENTS", "About the team". */
export function isHeading(line: string): boolean {
  if (line.length > headingLengthMax || /[.;]$/.test(line)) return false;
  return workableSettings.headings.test(foldText(line)) || isInCapitals(line);
}

const headingLengthMax = 60;

/** Whether a line has two long words in capitals and is no list of names ("SQL, AWS", "CNH B"). */
function isInCapitals(line: string): boolean {
  if (/[\p{Ll}\p{N},;/]/u.test(line)) return false;
  const words = line.split(" ").filter((word) => word.length >= capitalWordLengthMin);
  return words.length >= 2;
}

const capitalWordLengthMin = 5;
