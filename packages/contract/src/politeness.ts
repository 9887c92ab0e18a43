/**
 * What `/robo` promises to whoever administers a portal. The code keeps to it by these same values, and no file of an
 * operator goes beyond them.
 */

/** Requests under way at one host at a time, from all of our processes together. */
export const requestsAtOnceMax = 2;

/** How long the rules of a robots.txt are believed before it is read again. */
export const robotsTxtKeptMs = 24 * 60 * 60 * 1000;
