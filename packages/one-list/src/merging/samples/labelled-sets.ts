import { eighteenthUnseenPairs } from "./eighteenth-unseen-pairs.ts";
import { eighthUnseenPairs } from "./eighth-unseen-pairs.ts";
import { eleventhUnseenPairs } from "./eleventh-unseen-pairs.ts";
import { employerPairs } from "./employer-pairs.ts";
import { factPairs } from "./fact-pairs.ts";
import { fifteenthUnseenPairs } from "./fifteenth-unseen-pairs.ts";
import { fifthUnseenPairs } from "./fifth-unseen-pairs.ts";
import { fourteenthUnseenPairs } from "./fourteenth-unseen-pairs.ts";
import { fourthUnseenPairs } from "./fourth-unseen-pairs.ts";
import { heldBackPairs } from "./held-back-pairs.ts";
import { laterPairs } from "./later-pairs.ts";
import { nineteenthUnseenPairs } from "./nineteenth-unseen-pairs.ts";
import { longPairs } from "./long-pairs.ts";
import { ninthUnseenPairs } from "./ninth-unseen-pairs.ts";
import { placePairs } from "./place-pairs.ts";
import { secondUnseenPairs } from "./second-unseen-pairs.ts";
import { seventhUnseenPairs } from "./seventh-unseen-pairs.ts";
import { seventeenthUnseenPairs } from "./seventeenth-unseen-pairs.ts";
import { sixteenthUnseenPairs } from "./sixteenth-unseen-pairs.ts";
import { sixthUnseenPairs } from "./sixth-unseen-pairs.ts";
import { tenthUnseenPairs } from "./tenth-unseen-pairs.ts";
import { thirdUnseenPairs } from "./third-unseen-pairs.ts";
import { thirteenthUnseenPairs } from "./thirteenth-unseen-pairs.ts";
import { titlePairs } from "./title-pairs.ts";
import { twelfthUnseenPairs } from "./twelfth-unseen-pairs.ts";
import { twentiethUnseenPairs } from "./twentieth-unseen-pairs.ts";
import { twentyFirstUnseenPairs } from "./twenty-first-unseen-pairs.ts";
import { twentyFourthUnseenPairs } from "./twenty-fourth-unseen-pairs.ts";
import { twentySecondUnseenPairs } from "./twenty-second-unseen-pairs.ts";
import { twentyThirdUnseenPairs } from "./twenty-third-unseen-pairs.ts";
import { unseenCarePairs } from "./unseen-care-pairs.ts";
import { unseenLongPairs } from "./unseen-long-pairs.ts";
import { unseenOfficePairs } from "./unseen-office-pairs.ts";
import { unseenRepostPairs } from "./unseen-repost-pairs.ts";
import { unseenShopPairs } from "./unseen-shop-pairs.ts";
import type { Pair } from "./read-pairs.ts";

/** All pairs of postings that people labelled, by the file that holds them. */
export const labelledSets: Readonly<Record<string, readonly Pair[]>> = {
  heldBackPairs,
  titlePairs,
  employerPairs,
  placePairs,
  factPairs,
  unseenShopPairs,
  unseenCarePairs,
  unseenOfficePairs,
  unseenRepostPairs,
  laterPairs,
  secondUnseenPairs,
  thirdUnseenPairs,
  fourthUnseenPairs,
  fifthUnseenPairs,
  sixthUnseenPairs,
  seventhUnseenPairs,
  eighthUnseenPairs,
  ninthUnseenPairs,
  tenthUnseenPairs,
  eleventhUnseenPairs,
  twelfthUnseenPairs,
  thirteenthUnseenPairs,
  fourteenthUnseenPairs,
  fifteenthUnseenPairs,
  sixteenthUnseenPairs,
  seventeenthUnseenPairs,
  eighteenthUnseenPairs,
  nineteenthUnseenPairs,
  twentiethUnseenPairs,
  twentyFirstUnseenPairs,
  twentySecondUnseenPairs,
  twentyThirdUnseenPairs,
  twentyFourthUnseenPairs,
  longPairs,
  unseenLongPairs,
};
