import { faultsPath } from "./faults.ts";

/** Tells a stand-in how to misbehave, as anybody on this machine may. @returns false when it knows no such fault */
export async function askForFault(origin: string, mode: string): Promise<boolean> {
  const response = await fetch(origin + faultsPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode }),
  });
  return response.ok;
}
