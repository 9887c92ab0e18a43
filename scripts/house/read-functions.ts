import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";

/**
 * What a parameter is, as its type is written. `Deps`: all of them; `part of Deps`: `Pick<Deps, …>`, or a type of the
 * same file that is one; `object`: a type literal or a named type that is neither a row nor one of JavaScript's own.
 */
export type Kind =
  | "Deps"
  | "part of Deps"
  | "Db"
  | "Tx"
  | "Db | Tx"
  | "Actor"
  | "object"
  | "function"
  | "other";

/** `name`: null for a parameter that is taken apart. */
export type Parameter = { name: string | null; kind: Kind };

/** `name`: null for a function without a name of its own. */
export type SourceFunction = { name: string | null; isExported: boolean; parameters: readonly Parameter[] };

/** A call of a function by its name with a connection as its first argument. */
export type DatabaseCall = { called: string; gives: "Db" | "Tx" | "Db | Tx" };

export type FunctionsOfFile = {
  path: string;
  functions: readonly SourceFunction[];
  calls: readonly DatabaseCall[];
  /** It imports drizzle-orm or a table, and not only their types. */
  hasSql: boolean;
  /** It reads `db` of a `deps`. */
  readsDbOfDeps: boolean;
};

/**
 * @param root of the repository
 * @param path of a file in it
 */
export function readFunctions(root: string, path: string): FunctionsOfFile {
  return functionsOf(path, readFileSync(join(root, path), "utf8"));
}

/** As `readFunctions`, for a source text that need not be a file. */
export function functionsOf(path: string, text: string): FunctionsOfFile {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const partsOfDeps = new Set<string>();
  const functions: SourceFunction[] = [];
  const calls: DatabaseCall[] = [];
  let hasSql = false;
  let readsDbOfDeps = false;
  const names = new Map<ESTree.Node, { name: string; isExported: boolean }>();
  const around: (readonly Parameter[])[] = [];
  const enter = (node: AnyFunction) => {
    const parameters = node.params.map((each) => describe(each, partsOfDeps));
    functions.push({ name: null, isExported: false, ...names.get(node), parameters });
    around.push(parameters);
  };
  const leave = () => void around.pop();
  const nameFunctions = (declaration: ESTree.Node | null, isExported: boolean) => {
    if (declaration?.type === "FunctionDeclaration" && declaration.id) {
      names.set(declaration, { name: declaration.id.name, isExported });
    }
    if (declaration?.type !== "VariableDeclaration") return;
    for (const { id, init } of declaration.declarations) {
      if (init && id.type === "Identifier") names.set(init, { name: id.name, isExported });
    }
  };
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "TSTypeAliasDeclaration" && isPartOfDeps(declared.typeAnnotation, partsOfDeps))
      partsOfDeps.add(declared.id.name);
    nameFunctions(declared, statement !== declared);
  }
  new Visitor({
    ImportDeclaration({ importKind, source, specifiers }) {
      const hasValues = specifiers.some(
        (each) => each.type !== "ImportSpecifier" || each.importKind !== "type",
      );
      if (importKind !== "type" && hasValues && sqlModules.test(source.value)) hasSql = true;
    },
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    MemberExpression({ object, property }) {
      if (object.type === "Identifier" && object.name === "deps" && nameOf(property) === "db")
        readsDbOfDeps = true;
    },
    VariableDeclarator({ id, init }) {
      if (init?.type !== "Identifier" || init.name !== "deps" || id.type !== "ObjectPattern") return;
      if (id.properties.some((each) => each.type === "Property" && nameOf(each.key) === "db"))
        readsDbOfDeps = true;
    },
    CallExpression({ callee, arguments: [first] }) {
      const gives = first && connectionOf(first, around);
      if (callee.type === "Identifier" && gives) calls.push({ called: callee.name, gives });
    },
  }).visit(program);
  return { path, functions, calls, hasSql, readsDbOfDeps };
}

/** The query builder, and the tables that it works on. */
const sqlModules = /^drizzle-orm|\/db\/schema\//;

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

function describe(parameter: ESTree.ParamPattern, partsOfDeps: ReadonlySet<string>): Parameter {
  if (parameter.type === "TSParameterProperty" || parameter.type === "RestElement")
    return { name: null, kind: "other" };
  if (parameter.type === "AssignmentPattern") {
    const { name, kind } = describe(parameter.left, partsOfDeps);
    return { name, kind: parameter.left.typeAnnotation ? kind : "object" };
  }
  return {
    name: parameter.type === "Identifier" ? parameter.name : null,
    kind: parameter.typeAnnotation ? kindOf(parameter.typeAnnotation.typeAnnotation, partsOfDeps) : "other",
  };
}

/** Types that are no list of what is asked. */
const single = /^(?:Date|AbortSignal|URL|Buffer|Map|Set|Promise|Readonly(?:Map|Set|Array)|Array|.*Row)$/;

function kindOf(type: ESTree.TSType, partsOfDeps: ReadonlySet<string>): Kind {
  if (type.type === "TSTypeLiteral") return "object";
  if (type.type === "TSFunctionType") return "function";
  if (isPartOfDeps(type, partsOfDeps)) return "part of Deps";
  if (type.type === "TSUnionType") {
    const names = type.types.map((each) => kindOf(each, partsOfDeps)).toSorted();
    return names.join(" | ") === "Db | Tx" ? "Db | Tx" : "other";
  }
  if (type.type === "TSIntersectionType") return "object";
  if (type.type !== "TSTypeReference") return "other";
  const name = nameOf(type.typeName);
  if (name === "Deps" || name === "Db" || name === "Tx" || name === "Actor") return name;
  const [first] = type.typeArguments?.params ?? [];
  if ((name === "Pick" || name === "Omit") && first) return kindOf(first, partsOfDeps);
  return name === null || single.test(name) ? "other" : "object";
}

function isPartOfDeps(type: ESTree.TSType, known: ReadonlySet<string>): boolean {
  if (type.type === "TSIntersectionType") return type.types.some((each) => isPartOfDeps(each, known));
  if (type.type !== "TSTypeReference") return false;
  const name = nameOf(type.typeName);
  if (name !== null && known.has(name)) return true;
  const [first] = type.typeArguments?.params ?? [];
  return name === "Pick" && first?.type === "TSTypeReference" && nameOf(first.typeName) === "Deps";
}

function connectionOf(
  argument: ESTree.Argument,
  around: readonly (readonly Parameter[])[],
): DatabaseCall["gives"] | null {
  const name = argument.type === "MemberExpression" ? nameOf(argument.property) : nameOf(argument);
  if (name !== "db" && name !== "tx") return null;
  const parameter = around.flat().findLast((each) => each.name === name);
  if (parameter?.kind === "Db" || parameter?.kind === "Tx" || parameter?.kind === "Db | Tx")
    return parameter.kind;
  return name === "tx" ? "Tx" : "Db";
}

function nameOf(node: ESTree.Node): string | null {
  return node.type === "Identifier" ? node.name : null;
}
