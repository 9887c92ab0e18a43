import { serveReader } from "../../../apps/server/src/reading/serve-reader.ts";
import { slowProvidersAt } from "./slow-providers.ts";

// A reading thread of a server whose portals answer in HTML.
serveReader(slowProvidersAt("http://unused.example", "HTML").providers);
