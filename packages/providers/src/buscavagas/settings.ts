import { defineSettings } from "../core/settings.ts";
import { divulgaDefaults } from "../platforms/divulga/divulga-defaults.ts";

/**
 * All values are inferred: both sites share the address for applications, the operator and the vacancies, so
 * this site is assumed to use the sister's engine. They have to be checked against the site.
 */
export const buscavagasSettings = defineSettings("buscavagas", {
  ...divulgaDefaults,
  origin: "https://buscarvagas.com.br",
  ownNames: [...divulgaDefaults.ownNames, "BuscarVagas – Empregos Brasil", "BuscaVagas"],
});
