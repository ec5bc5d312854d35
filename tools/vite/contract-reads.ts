import { type Node, nameOf, nodesIn, scan, statementsOf } from "./syntax.ts";

/** What a module reads of something that it imports from a contract: `["register", "body"]`. */
export type ContractRead = readonly string[];

const CONTRACT = /(^|\/)contract(\/|$)/;
const MENTIONED = /["'/]contract["'/]/;

export function contractReads(path: string, code: string): ContractRead[] {
	// Most modules import none, and need not be parsed.
	if (!MENTIONED.test(code)) return [];
	const statements = statementsOf(path, code);
	const imported = new Map(statements.flatMap(importsOf));
	if (imported.size === 0) return [];
	return statements.flatMap((statement) =>
		[...scan(statement)].flatMap((node) => readsAt(node).flatMap((read) => named(read, imported))),
	);
}

function importsOf(statement: Node): [string, string][] {
	if (statement.type !== "ImportDeclaration" || !CONTRACT.test(nameOf(statement.source) ?? "")) return [];
	const specifiers = (statement.specifiers as Node[]).filter(({ type }) => type === "ImportSpecifier");
	return specifiers.map(({ local, imported }) => [nameOf(local)!, nameOf(imported)!]);
}

/** The read by the name that the contract uses. */
function named([local = "", ...members]: ContractRead, imported: ReadonlyMap<string, string>): ContractRead[] {
	const name = imported.get(local);
	return name === undefined ? [] : [[name, ...members]];
}

function readsAt(node: Node): ContractRead[] {
	const chain = chainOf(node);
	if (chain) return chain.length > 1 ? [chain] : [];
	if (node.type !== "VariableDeclarator" || (node.id as Node).type !== "ObjectPattern") return [];
	const source = node.init ? chainOf(node.init as Node) : undefined;
	if (!source) return [];
	return nodesIn(node.id as Node).flatMap(({ key }) => (nameOf(key) ? [[...source, nameOf(key)!]] : []));
}

/** `register.body` and `register["body"]` as their names; undefined for anything else. */
function chainOf(node: Node): string[] | undefined {
	if (node.type === "Identifier") return [nameOf(node)!];
	if (node.type !== "MemberExpression") return undefined;
	const [object, member] = [chainOf(node.object as Node), nameOf(node.property)];
	const isNamed = member !== undefined && node.computed === ((node.property as Node).type === "Literal");
	return object && isNamed ? [...object, member] : undefined;
}
