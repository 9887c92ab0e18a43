/**
 * Method and path of the calls of the operator's page, below `/api`. Apart from `paths`, so that only the page's own
 * script has them. To a caller without the role none of them exists.
 */
export const operatorPaths = {
  getOperatorDesk: { method: "GET", path: "/operator" },
  listOperatorPortals: { method: "GET", path: "/operator/portals" },
  getOffendingReply: { method: "GET", path: "/operator/replies/:reply_id" },
  switchPortal: { method: "POST", path: "/operator/portals/switch" },
  resetPortal: { method: "POST", path: "/operator/portals/reset" },
  findPerson: { method: "POST", path: "/operator/people/find" },
  showPersonStatement: { method: "POST", path: "/operator/people/statement" },
  showPersonPayments: { method: "POST", path: "/operator/people/payments" },
  listParkedPayments: { method: "GET", path: "/operator/payments/parked" },
  assignPayment: { method: "POST", path: "/operator/payments/assign" },
  closePayment: { method: "POST", path: "/operator/payments/close" },
  listUnsentFeedback: { method: "GET", path: "/operator/feedback" },
  verifyLedger: { method: "POST", path: "/operator/ledger/verify" },
  listOperatorActs: { method: "GET", path: "/operator/acts" },
} as const satisfies Record<string, { method: "GET" | "POST"; path: `/operator${string}` }>;

export type OperatorEndpointName = keyof typeof operatorPaths;
