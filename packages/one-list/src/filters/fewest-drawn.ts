/** A picture of fewer vacancies would show single ones, not how they are spread. */
export const fewestDrawn = 5;
