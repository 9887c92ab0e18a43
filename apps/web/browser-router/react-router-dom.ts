export { HydratedRouter } from "./hydrated-router.tsx";
