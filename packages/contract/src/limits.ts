/** Keywords longer than this are refused. */
export const keywordsMaxLength = 200;
