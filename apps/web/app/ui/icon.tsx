import { classes } from "./classes.ts";

/**
 * One stroke, 24 × 24; decoration, the text beside it says the meaning. Its style is in `app.css`, because a list of
 * vacancies has thousands of icons and React sets each attribute one by one.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classes("icon inline-block size-[1.2em] shrink-0", className)}
    >
      <path d={drawings[name]} />
    </svg>
  );
}

const drawings = {
  alert: "M12 8v5M12 16.6v.1M12 3.2 2.6 19.6a.9.9 0 0 0 .8 1.4h17.2a.9.9 0 0 0 .8-1.4z",
  arrowOut: "M8 16 16.5 7.5M9.5 7h7.5v7.5",
  bookmark: "M7 3.5h10.5V21l-5.250-4L7 21z",
  building: "M5 21V4.5h9V21M14 9h5v12M3 21h18M8 8.5h3M8 12.5h3M8 16.5h3",
  check: "m4.5 12.5 5 5L19.5 7",
  chevron: "m6 9 6 6 6-6",
  clock: "M12 7v5.2l3.4 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  close: "M6 6l12 12M18 6 6 18",
  contract: "M7 3h7l4 4v14H7zM14 3v4.5h4M10 12h5M10 16h5",
  copy: "M9 9h11v12H9zM5.500 15H4V3h11v2.500",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z",
  eyeOff:
    "M4 4l16 16M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.4 7.4A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.6-1.300M10 10a2.8 2.8 0 0 0 4 4",
  filter: "M4 7h16M7 12h10M10 17h4",
  info: "M12 11v5.5M12 7.4v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  mail: "M3.5 6h17v12.500h-17zM4 6.500l8 6.5 8-6.5",
  pin: "M12 21s7-6.2 7-11.500a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM14.5 9.500a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  search: "M20.5 20.5 16 16M18 10.800a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0z",
  share: "M12 15V3.5M7.500 8 12 3.5 16.500 8M5 13v7.500h14V13",
  user: "M5 20.500a7 7 0 0 1 14 0M16 8.500a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
};

type IconName = keyof typeof drawings;
