import { defineSettings } from "../core/settings.ts";
import { divulgaDefaults } from "../platforms/divulga-defaults.ts";

/** What is not measured, or may want tuning, stands here in sight, and in the defaults of the engine. */
export const divulgavagasSettings = defineSettings("divulgavagas", {
  ...divulgaDefaults,
  origin: "https://divulgavagas.com.br",
});
