import { useMediaQuery } from "./use-media-query.ts";

/** @returns true below the width where the desktop's layout begins (768 px); follows the window */
export function useSmallScreen(): boolean {
  return useMediaQuery("(width < 768px)");
}

/** @returns true from the width where a list and what was chosen in it stand side by side (1280 px) */
export function useWideScreen(): boolean {
  return useMediaQuery("(width >= 1280px)");
}
