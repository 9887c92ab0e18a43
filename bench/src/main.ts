import { benchParse } from "./parse.ts";
import { benchSearch } from "./search.ts";

/** Prints every benchmark; each beside a bare loop in the same run, because machines differ. */
await benchParse();
await benchSearch();
