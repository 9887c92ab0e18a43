import type { ProviderId } from "./catalogue.ts";

/**
 * Which questions a provider cannot serve. `only`: it has vacancies of one kind, which its description in the catalogue
 * names; these are beginnings of the words that such a question has (up to three letters: whole words), without accents.
 * `ignoresPlace`: its search takes no place, so that of its first pages only the vacancies of that place are
 * left. `losesSigns`: the words are a part of its addresses, where "C#" and "C++" are "c".
 */
export type ProviderReach = {
  only?: readonly string[];
  ignoresPlace?: true;
  losesSigns?: true;
};

const technologyWords =
  "android angular api aws azure back bi c# c++ cloud computa dados data dba dev devops django docker erp flutter front full gcp go helpdesk infra informatica internet ios java javascript kotlin kubernetes laravel linux machine mobile .net node nuvem oracle php power product produto program python qa react rede ruby sap scrum ciberseguranca sistema software sql suporte swift tech tecnologia teste ti tic typescript ui ux vue web";

const communicationWords =
  "3d arte audiovisual branding comunica conteudo copy crm criacao criativ design diagrama diretor e-commerce ecommerce editor evento filmmaker fotogra growth ilustra influen jornal marketing midia motion performance planejamento produtor publicidade redacao redator revis roteir seo social trafego video";

const technology = technologyWords.split(" ");
const communication = communicationWords.split(" ");

/**
 * Only providers with a limit. Sources: whose vacancies a portal has is what its adapter reads and the catalogue says
 * (NerdIn: technology of information; Trampos: its areas); that a search takes no place was seen at the portals, as the
 * adapters' comments say. A test compares their requests, as it does for signs.
 */
export const providerReach: Partial<Record<ProviderId, ProviderReach>> = {
  sap: { only: ["sap"], ignoresPlace: true },
  dell: { only: ["dell"], ignoresPlace: true },
  nerdin: { only: technology },
  trampos: {
    only: [...technology, ...communication],
    ignoresPlace: true,
  },
  remotar: { ignoresPlace: true },
  catho: { losesSigns: true },
  vagas: { losesSigns: true },
  bne: { losesSigns: true },
  buscavagas: { losesSigns: true },
  divulgavagas: { losesSigns: true },
  netvagas: { losesSigns: true },
};
