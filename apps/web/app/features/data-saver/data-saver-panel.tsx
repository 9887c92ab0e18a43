import { useId } from "react";
import {
  chooseDataSaver,
  type DataSaver,
  dataSaverKey,
  isSavingData,
  parseDataSaver,
} from "#lib/device/data-saver.ts";
import { useStoredItem } from "#lib/device/use-stored-item.ts";
import { Panel } from "#ui/panel.tsx";
import { dataSaverTexts } from "./texts.ts";

/** The person chooses whether the app saves data on this device. */
export function DataSaverPanel() {
  const chosen = parseDataSaver(useStoredItem(dataSaverKey));
  const name = useId();
  return (
    <Panel title={dataSaverTexts.title}>
      <p className="text-muted">{dataSaverTexts.text}</p>
      <fieldset className="mt-3 grid gap-1">
        <legend className="sr-only">{dataSaverTexts.title}</legend>
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => chooseDataSaver(choice)}
              aria-labelledby={`${name}-${choice}`}
              aria-describedby={`${name}-${choice}-hint`}
              className="mt-1 size-5 shrink-0 accent-(--leaf)"
            />
            <span>
              <span id={`${name}-${choice}`} className="block font-semibold">
                {dataSaverTexts.choices[choice]}
              </span>
              <span id={`${name}-${choice}-hint`} className="block text-1 text-muted">
                {dataSaverTexts.hints[choice === "auto" && chosen === "auto" ? autoNow() : choice]}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="mt-2 text-1 text-muted">{dataSaverTexts.kept}</p>
    </Panel>
  );
}

function autoNow() {
  return isSavingData() ? "autoOn" : "autoOff";
}

const choices: readonly DataSaver[] = ["auto", "on", "off"];
