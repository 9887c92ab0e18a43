// @ts-check
import { recordInstallation } from "./setup/dependencies.js";

recordInstallation();
