import { defineSettings } from "../core/settings.ts";
import { divulgaDefaults } from "../platforms/divulga-defaults.ts";

/**
 * Everything here is inferred: both sites share the route of applying, the operator and the
 * vacancies, so the sister's engine is taken for this one's. To be checked against the site.
 */
export const buscavagasSettings = defineSettings("buscavagas", {
  ...divulgaDefaults,
  origin: "https://buscarvagas.com.br",
  ownNames: [...divulgaDefaults.ownNames, "BuscarVagas – Empregos Brasil", "BuscaVagas"],
});
