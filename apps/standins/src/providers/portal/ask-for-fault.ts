import { faultsPath } from "./faults.ts";

/** Sets the fault of a stand-in, over HTTP without authentication. @returns false when it does not have this fault */
export async function askForFault(origin: string, mode: string): Promise<boolean> {
  const response = await fetch(origin + faultsPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode }),
  });
  return response.ok;
}
