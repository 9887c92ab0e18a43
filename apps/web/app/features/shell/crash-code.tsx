import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import { callEndpoint } from "#lib/api/api.ts";
import { SupportCode } from "#ui/support-code.tsx";
import { crashReport } from "./crash-report.ts";

/** Reports a crash, and shows the code under which the operator finds it. Without an answer, nothing is shown. */
export function CrashCode({ error }: { error: unknown }) {
  const screen = useMatches().at(-1)?.id ?? "root";
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    callEndpoint("reportCrash", { body: crashReport(error, screen) }).then(
      ({ request_id: requestId }) => setCode(requestId),
      () => setCode(null),
    );
  }, [error, screen]);
  return <SupportCode code={code} />;
}
