import { defineProvider } from "../core/reply/define-provider.ts";
import { readDivulgaEngine } from "../platforms/divulga/divulga-engine.ts";
import { buscavagasSettings } from "./settings.ts";

/** BuscarVagas (buscarvagas.com.br), the sister site of Divulga Vagas, read as one of the same engine. */
export const buscavagas = defineProvider(buscavagasSettings, {
  id: "buscavagas",
  access: "public-pages",
  robots: "buscarvagas.com.br/robots.txt: not seen; the pages asked are the ones its sitemaps should list",
  filters: { keywords: "title", state: false, city: false },
  absentFields: ["company", "pay", "contract", "benefits"],
  ...readDivulgaEngine(buscavagasSettings),
});
