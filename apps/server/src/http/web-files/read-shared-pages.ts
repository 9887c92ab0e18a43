import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  modelPages,
  placeOfShared,
  sharedPagesFile,
  type WriteShared,
} from "@vagou/contract/saved/shared-page";
import { z } from "zod";
import { OperatorError } from "../../operator-error.ts";
import type { Document } from "./read-documents.ts";

/** A built page of which the server makes the page of each vacancy, or list, that a person shared. */
export type ModelPage = {
  /** The page up to its content, and what follows. */
  before: string;
  after: string;
};

export type SharedPages = {
  models: Readonly<Record<keyof typeof modelPages, ModelPage>>;
  write: WriteShared;
};

/**
 * Takes the model pages out of the documents, because they are sent to no person as they are, and loads what writes their
 * content. The build made both together.
 * @param folder the build's client folder
 * @returns null for a build without them
 * @throws {OperatorError} when what writes them was not brought along with the client folder
 * @throws {Error} when a model is missing
 */
export async function readSharedPages(
  folder: string,
  documents: Map<string, Document>,
): Promise<SharedPages | null> {
  if (!documents.has(modelPages.vacancy)) return null;
  const models = {
    vacancy: takeModel(documents, modelPages.vacancy),
    list: takeModel(documents, modelPages.list),
  };
  const file = join(folder, "..", sharedPagesFile);
  if (!existsSync(file))
    throw new OperatorError(
      `the web app is built in part: ${file} is missing. Run \`npm run build\`, or copy the whole build folder`,
    );
  const { writeShared } = built.parse(await import(pathToFileURL(file).href));
  return { models, write: writeShared };
}

const built = z.object({ writeShared: z.custom<WriteShared>((part) => typeof part === "function") });

function takeModel(documents: Map<string, Document>, path: string): ModelPage {
  const [before, after, ...more] = documents.get(path)?.body.split(placeOfShared) ?? [];
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`the build has no model page ${path} with one place for its content`);
  documents.delete(path);
  return { before, after };
}
