import { classes } from "#ui/classes.ts";
import { adTexts } from "./texts.ts";

/** The reserved room of an advertisement, in its final size, for people on the free plan. */
export function AdPlaceholder({ kind }: { kind: keyof typeof adTexts.kinds }) {
  return (
    <div
      className={classes(
        "grid place-items-center rounded-surface bg-sunken p-4 text-1 text-muted",
        heights[kind],
      )}
    >
      {adTexts.kinds[kind]}
    </div>
  );
}

/** Of the usual formats: 320 × 100 or 728 × 90; 240 × 250 or 300 × 250; 300 × 100. */
const heights = { banner: "min-h-26", sidebar: "min-h-64", inline: "min-h-26" };
