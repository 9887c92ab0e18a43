/**
 * For pages that show nothing of the tasks that wait: they load this only where a task waits. It is a module of its own:
 * for one that other pages import from the start, the bundler would add its helpers in a file more for every page.
 */
export { openWaiting } from "./waiting.ts";
