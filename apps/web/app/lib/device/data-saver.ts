import { removeItem, writeItem } from "./browser-storage.ts";

/** Where the device keeps the person's choice; nothing for `auto`. `lib/page/first-paint` and `kept-app` read it too. */
export const dataSaverKey = "data_saver";

/** `auto`: as the browser asks for. */
export type DataSaver = "auto" | "on" | "off";

/** @param kept what is stored under `dataSaverKey` */
export function parseDataSaver(kept: string | null): DataSaver {
  return kept === "on" || kept === "off" ? kept : "auto";
}

/** Keeps the choice on this device, and follows it from now on; what is loaded already stays. */
export function chooseDataSaver(choice: DataSaver): void {
  if (choice === "auto") removeItem("local", dataSaverKey);
  else writeItem("local", dataSaverKey, choice);
  const { dataset } = document.documentElement;
  if (choice === "auto" && !browserSavesData()) delete dataset["saveData"];
  else dataset["saveData"] = choice === "off" ? "off" : "on";
}

/** Whether the app spends as little data as it can, as the first script of the page decided. */
export function isSavingData(): boolean {
  return document.documentElement.dataset["saveData"] === "on";
}

/** Whether the person asked the browser, or the system, to spend little data; not every browser tells. */
function browserSavesData(): boolean {
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return true;
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
