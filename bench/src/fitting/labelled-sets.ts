import { eighthUnseenPairs } from "@vagou/one-list/merging/samples/eighth-unseen-pairs";
import { eleventhUnseenPairs } from "@vagou/one-list/merging/samples/eleventh-unseen-pairs";
import { employerPairs } from "@vagou/one-list/merging/samples/employer-pairs";
import { factPairs } from "@vagou/one-list/merging/samples/fact-pairs";
import { fifteenthUnseenPairs } from "@vagou/one-list/merging/samples/fifteenth-unseen-pairs";
import { fifthUnseenPairs } from "@vagou/one-list/merging/samples/fifth-unseen-pairs";
import { fourteenthUnseenPairs } from "@vagou/one-list/merging/samples/fourteenth-unseen-pairs";
import { fourthUnseenPairs } from "@vagou/one-list/merging/samples/fourth-unseen-pairs";
import { heldBackPairs } from "@vagou/one-list/merging/samples/held-back-pairs";
import { laterPairs } from "@vagou/one-list/merging/samples/later-pairs";
import { ninthUnseenPairs } from "@vagou/one-list/merging/samples/ninth-unseen-pairs";
import { placePairs } from "@vagou/one-list/merging/samples/place-pairs";
import { secondUnseenPairs } from "@vagou/one-list/merging/samples/second-unseen-pairs";
import { seventhUnseenPairs } from "@vagou/one-list/merging/samples/seventh-unseen-pairs";
import { seventeenthUnseenPairs } from "@vagou/one-list/merging/samples/seventeenth-unseen-pairs";
import { sixteenthUnseenPairs } from "@vagou/one-list/merging/samples/sixteenth-unseen-pairs";
import { sixthUnseenPairs } from "@vagou/one-list/merging/samples/sixth-unseen-pairs";
import { tenthUnseenPairs } from "@vagou/one-list/merging/samples/tenth-unseen-pairs";
import { thirdUnseenPairs } from "@vagou/one-list/merging/samples/third-unseen-pairs";
import { thirteenthUnseenPairs } from "@vagou/one-list/merging/samples/thirteenth-unseen-pairs";
import { titlePairs } from "@vagou/one-list/merging/samples/title-pairs";
import { twelfthUnseenPairs } from "@vagou/one-list/merging/samples/twelfth-unseen-pairs";
import { unseenCarePairs } from "@vagou/one-list/merging/samples/unseen-care-pairs";
import { unseenOfficePairs } from "@vagou/one-list/merging/samples/unseen-office-pairs";
import { unseenRepostPairs } from "@vagou/one-list/merging/samples/unseen-repost-pairs";
import { unseenShopPairs } from "@vagou/one-list/merging/samples/unseen-shop-pairs";
import type { Pair } from "@vagou/one-list/merging/samples/read-pairs";

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
};
