import { divulgavagasSettings } from "../divulgavagas/settings.ts";

/**
 * Everything here is inferred: both sites share the route of applying, the operator and the
 * vacancies, so the sister's engine is taken for this one's. To be checked against the site.
 */
export const buscavagasSettings = {
  ...divulgavagasSettings,
  origin: "https://buscarvagas.com.br",
  ownNames: [...divulgavagasSettings.ownNames, "BuscarVagas – Empregos Brasil", "BuscaVagas"],
} as const;
