import { HydratedRouter } from "../react-router-dom.ts";
import * as router from "../react-router.ts";

window.tested = { router, HydratedRouter };
