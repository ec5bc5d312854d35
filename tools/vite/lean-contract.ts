import {
	type Constant,
	constantsOf,
	type Edit,
	edited,
	type Node,
	nameOf,
	scan,
	statementsOf,
	unwrapped,
} from "./syntax.ts";

/** The members of calls and of errors that are left in. */
export type Kept = { call: ReadonlySet<string>; error: ReadonlySet<string> };

/** A contract's module as pages get it, and which of its exports are calls and lists of errors. */
export type LeanContract = { code: string; calls: string[]; errorLists: string[] };

/** A contract is written in a way that cannot be made lean. */
export class NotLean extends Error {
	override name = "NotLean";
}

/** Keeps of each call and each error only what `kept` names, and drops the constants that nothing uses any more. */
export function leanContract(path: string, code: string, kept: Kept): LeanContract {
	const constants = statementsOf(path, code).flatMap(constantsOf);
	const calls = constants.filter(({ init }) => isMadeBy("defineCall", init));
	const errorLists = constants.filter(({ init }) => isMadeBy("defineErrors", init));
	const hidden = [...calls, ...errorLists].find(({ isExported }) => !isExported);
	if (hidden) throw new NotLean(`${nameOf(hidden.name)} is defined in a contract and not exported`);
	const literals = new Map(constants.map(({ name, init }) => [nameOf(name), unwrapped(init)]));
	const lean = edited(code, [
		...calls.map(({ init }) => replaced(init, callText(argumentOf(init), literals, code, kept.call))),
		...errorLists.map(({ init }) => replaced(init, errorsText(argumentOf(init), code, kept.error))),
	]);
	return { code: onlyUsed(path, lean), calls: namesOf(calls), errorLists: namesOf(errorLists) };
}

const isMadeBy = (maker: string, init: Node): boolean =>
	init.type === "CallExpression" && nameOf(init.callee) === maker;
const argumentOf = (init: Node): Node => unwrapped((init.arguments as Node[])[0]!);
const namesOf = (constants: Constant[]): string[] => constants.map(({ name }) => nameOf(name)!);
const replaced = ({ start, end }: Node, text: string): Edit => ({ start, end, text });
const textOf = ({ start, end }: Node, code: string): string => code.slice(start, end);

function callText(literal: Node, literals: Map<string | undefined, Node>, code: string, kept: Kept["call"]): string {
	const members = [...membersOf(literal, literals)].filter(([name]) => kept.has(name));
	return `{ ${members.map(([, node]) => textOf(node, code)).join(", ")} }`;
}

/** The members of a literal, with those of the literals that it spreads; a later one replaces an earlier one. */
function membersOf(literal: Node, literals: Map<string | undefined, Node>): Map<string, Node> {
	if (literal.type !== "ObjectExpression") throw new NotLean("a call is defined by something other than a literal");
	const found = (literal.properties as Node[]).flatMap((property): [string, Node][] => {
		if (property.type !== "SpreadElement") return [[nameOf(property.key)!, property]];
		const spread = literals.get(nameOf(property.argument));
		if (!spread) throw new NotLean("a call spreads something other than a constant of its module");
		return [...membersOf(spread, literals)];
	});
	return new Map(found);
}

function errorsText(literal: Node, code: string, kept: Kept["error"]): string {
	const errors = (literal.properties as Node[]).map((property) => {
		const spec = property.value as Node | undefined;
		if (spec?.type !== "ObjectExpression") return textOf(property, code);
		const members = (spec.properties as Node[]).filter(({ key }) => kept.has(nameOf(key) ?? ""));
		return `${textOf(property.key as Node, code)}: { ${members.map((each) => textOf(each, code)).join(", ")} }`;
	});
	return `{ ${errors.join(", ")} }`;
}

/**
 * Drops what the module declares for itself and does not use. What makes its exports is marked as pure, as contracts are:
 * so the bundler drops a schema that no page imports.
 */
function onlyUsed(path: string, code: string): string {
	const statements = statementsOf(path, code);
	const own = statements.filter((statement) => constantsOf(statement).some(({ isExported }) => !isExported));
	const alive = new Set(statements.filter((statement) => !own.includes(statement)));
	for (const statement of alive) {
		if (statement.type === "ImportDeclaration") continue;
		const used = namesIn(statement);
		const isUsed = (other: Node): boolean => !namesDeclared(other).isDisjointFrom(used);
		for (const other of own) if (isUsed(other)) alive.add(other);
	}
	const dropped = own.filter((statement) => !alive.has(statement)).map((statement) => replaced(statement, ""));
	return edited(code, [...dropped, ...[...alive].flatMap(pureMarks)]);
}

const namesIn = (node: Node): Set<string> => new Set([...scan(node)].flatMap((inner) => nameOf(inner) ?? []));
const namesDeclared = (statement: Node): Set<string> =>
	new Set(constantsOf(statement).flatMap(({ name }) => [...namesIn(name)]));

const isFunction = ({ type }: Node): boolean => type === "ArrowFunctionExpression" || type === "FunctionExpression";

const pureMarks = (statement: Node): Edit[] =>
	constantsOf(statement)
		.flatMap(({ init }) => [...scan(init, (node) => !isFunction(node))])
		.filter(({ type, callee }) => type === "CallExpression" && (callee as Node).type === "Identifier")
		.map(({ start }) => ({ start, end: start, text: "/* @__PURE__ */ " }));
