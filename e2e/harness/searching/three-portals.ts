export {
  ordinaryVacancies,
  stocker,
  threePortals,
} from "../../../apps/web/app/features/search/testing/three-portals.ts";
