// Must be imported before any adapter.
import "./take-overrides.ts";
import { providers } from "@vagou/providers";
import { serveReader } from "./serve-reader.ts";

// The entry of a reading thread: the adapters of the catalogue.
serveReader(providers);
