import { defineSettings } from "../core/settings.ts";
import { divulgaDefaults } from "../platforms/divulga/divulga-defaults.ts";

/** Holds, with the defaults of the engine, the values that were not measured or that may need tuning. */
export const divulgavagasSettings = defineSettings("divulgavagas", {
  ...divulgaDefaults,
  origin: "https://divulgavagas.com.br",
});
