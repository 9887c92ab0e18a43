/**
 * For pages that show nothing of what waits, and load this only where something does. Its own module, because one that
 * pages also import from the start would need helpers of the bundler, and these a file more for every page.
 */
export { openWaiting } from "./waiting.ts";
