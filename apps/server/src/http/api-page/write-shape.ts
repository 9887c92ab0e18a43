import type { JsonSchema } from "./json-schema.ts";

/**
 * A schema for a reader, in the manner of TypeScript: a line for each member, `?` behind an optional one, and its bounds
 * beside it.
 * @param depth how deep the members stand
 */
export function writeShape(schema: JsonSchema, depth = 0): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const parts = schema.anyOf ?? schema.allOf;
  if (parts !== undefined) {
    const between = schema.anyOf === undefined ? " & " : " | ";
    return parts.map((part) => writeShape(part, depth)).join(between);
  }
  if (schema.type === "array") return writeList(schema.items ?? {}, depth);
  if (schema.type === "object") return writeObject(schema, depth);
  return schema.type === undefined ? "any" : [schema.type].flat().join(" | ");
}

/** The bounds of a value in words: "at most 200 characters, default "" "; empty where there are none. */
export function writeBounds(schema: JsonSchema): string {
  const { minimum, maximum, items, maxItems } = schema;
  return [
    range(schema.minLength, schema.maxLength, "characters"),
    // The bounds of a 32-bit integer say nothing to a reader.
    range(minimum === -int32 - 1 ? undefined : minimum, maximum === int32 ? undefined : maximum, ""),
    range(schema.minItems, maxItems, "items"),
    schema.format,
    schema.pattern === undefined ? undefined : `/${schema.pattern}/`,
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
    items === undefined ? undefined : prefixed("each ", writeBounds(items)),
  ]
    .filter(Boolean)
    .join(", ");
}

const int32 = 2_147_483_647;

function writeList(items: JsonSchema, depth: number): string {
  const item = writeShape(items, depth);
  return items.type === "object" || !item.includes(" ") ? `${item}[]` : `(${item})[]`;
}

function writeObject({ properties, additionalProperties, required = [] }: JsonSchema, depth: number): string {
  const indent = "  ".repeat(depth + 1);
  const members = Object.entries(properties ?? {}).map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?";
    const bounds = prefixed("  // ", writeBounds(schema));
    return `${indent}${name}${mark}: ${writeShape(schema, depth + 1)}${bounds}\n`;
  });
  if (typeof additionalProperties === "object")
    members.push(`${indent}[name]: ${writeShape(additionalProperties, depth + 1)}\n`);
  return members.length === 0 ? "{}" : `{\n${members.join("")}${"  ".repeat(depth)}}`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  const words =
    most === undefined
      ? `at least ${least}`
      : least === undefined
        ? `at most ${most}`
        : `${least} to ${most}`;
  return `${words} ${unit}`.trimEnd();
}

function prefixed(prefix: string, text: string): string {
  return text === "" ? "" : prefix + text;
}
