// @ts-check

/**
 * Flags of Node for the process of a server. With a limit below 2 GB for old objects V8 collects them when they are one and a
 * half times as many as after the last collection instead of four times. A server that 100 people search with at one moment
 * needs a tenth of this limit.
 */
export const memoryFlags = ["--max-old-space-size=1024"];

/** By default the C library keeps up to eight areas for each core, each with room that no thread of another area uses. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: "2" };
