import { defineProvider } from "../core/reply/define-provider.ts";
import { readDivulgaEngine } from "../platforms/divulga/divulga-engine.ts";
import { divulgavagasSettings } from "./settings.ts";

/** Divulga Vagas (divulgavagas.com.br): pages of terms, sitemaps, a JobPosting on each vacancy's page. */
export const divulgavagas = defineProvider(divulgavagasSettings, {
  id: "divulgavagas",
  access: "public-pages",
  robots: "divulgavagas.com.br/robots.txt: not seen; the pages asked are the ones its sitemaps list",
  filters: { keywords: "title", state: false, city: false },
  absentFields: ["company", "pay", "contract", "benefits"],
  ...readDivulgaEngine(divulgavagasSettings),
});
