import { parseSync } from "vite";

/** A node of a syntax tree, as far as the build steps look at it. */
export type Node = { type: string; start: number; end: number; [member: string]: unknown };

export const statementsOf = (path: string, code: string): Node[] =>
	parseSync(path, code).program.body as unknown as Node[];

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

export const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The node and all that it contains; not what a node contains for which `enters` is false. */
export function* scan(node: Node, enters: (node: Node) => boolean = () => true): Generator<Node> {
	yield node;
	if (enters(node)) for (const inner of nodesIn(node)) yield* scan(inner, enters);
}

/** The name of an identifier, or of a member that is named by a text. */
export const nameOf = (node: unknown): string | undefined => {
	const { type, name, value } = (node ?? {}) as { type?: string; name?: string; value?: unknown };
	if (type === "Identifier") return name;
	return type === "Literal" && typeof value === "string" ? value : undefined;
};

/** `x as const` and `x satisfies T` are x. */
export const unwrapped = (node: Node): Node =>
	node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" ? unwrapped(node.expression as Node) : node;

/** The constants that a statement at the top of a module declares. */
export type Constant = { statement: Node; name: Node; init: Node; isExported: boolean };

export function constantsOf(statement: Node): Constant[] {
	const isExported = statement.type === "ExportNamedDeclaration";
	const declaration = (isExported ? statement.declaration : statement) as Node | null;
	if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return [];
	return (declaration.declarations as { id: Node; init: Node }[]).map(({ id, init }) => ({
		statement,
		name: id,
		init,
		isExported,
	}));
}

export type Edit = { start: number; end: number; text: string };

/** The code after edits that do not overlap. */
export const edited = (code: string, edits: readonly Edit[]): string =>
	edits
		.toSorted((a, b) => b.start - a.start)
		.reduce((text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end), code);
