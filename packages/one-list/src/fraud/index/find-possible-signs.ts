import { documentsSigns } from "../signs/documents-signs.ts";
import { incomeSigns } from "../signs/income-signs.ts";
import { linkSigns } from "../signs/link-tables.ts";
import { messengerSigns } from "../signs/messenger-signs.ts";
import { paymentSigns } from "../signs/payment-signs.ts";
import { amountSigns } from "../signs/too-much-pay-tables.ts";
import { urgentSigns } from "../signs/urgent-signs.ts";
import { indexSigns } from "./index-signs.ts";

/** Finds what a sentence may show of all tables. */
export const findPossibleSigns = indexSigns([
  paymentSigns,
  documentsSigns,
  incomeSigns,
  messengerSigns,
  urgentSigns,
  linkSigns,
  amountSigns,
]);
