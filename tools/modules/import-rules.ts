import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";
import { TEST_CODE } from "./imports.ts";
import { type Module, packageName } from "./module.ts";

type Rule = IForbiddenRuleType;

/** How the modules are read: types count as imports, and packages are found by their exports as Node finds them. */
export const READING: ICruiseOptions = {
	parser: "swc",
	doNotFollow: { path: "node_modules" },
	exclude: { path: "(/build/|\\.react-router|node_modules)" },
	tsPreCompilationDeps: true,
	tsConfig: { fileName: "tsconfig.base.json" },
	enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["node", "import", "default"] },
};

/** A circle of modules, whether of code or of types, in tests too. */
export const NO_CIRCLES: Rule = { name: "no-circles", severity: "error", from: {}, to: { circular: true } };

/**
 * What no file may import, from the declarations of the modules: nothing that its module does not declare, nothing of
 * its own layer or a higher one, and no part of a domain that stands beside or above its own.
 */
export function importRules(modules: readonly Module[]): Rule[] {
	return [NO_CIRCLES, ...modules.flatMap((module) => rulesOf(module, modules)), ...PARTS];
}

function rulesOf(module: Module, modules: readonly Module[]): Rule[] {
	const others = modules.filter((other) => other !== module);
	const allowed = others.filter((other) => isDeclared(other, module.imports));
	const inTests = others.filter((other) => isDeclared(other, [...module.imports, ...module.testImports]));
	const from = `^${module.folder}/`;
	const tests = TEST_CODE.source;
	return [
		forbidden(`${module.folder}-imports-what-it-declares`, { path: from, pathNot: tests }, missing(others, allowed)),
		forbidden(`tests-of-${module.folder}-import-what-they-declare`, { path: from }, missing(others, inTests)),
		forbidden(
			`${module.folder}-imports-downwards`,
			{ path: from, pathNot: tests },
			others.filter(({ layer }) => layer >= module.layer),
		),
	].flat();
}

const isDeclared = (module: Module, names: readonly string[]): boolean =>
	names.some((name) => packageName(module) === `@baize/${name}`);

const missing = (others: readonly Module[], allowed: readonly Module[]): Module[] =>
	others.filter((other) => !allowed.includes(other));

const forbidden = (name: string, from: Rule["from"], to: readonly Module[]): Rule[] =>
	to.length === 0
		? []
		: [{ name, severity: "error", from, to: { path: `^(${to.map(({ folder }) => folder).join("|")})/` } }];

const PAGES = "^(domains/[^/]+/(web|backoffice)|platform/web|apps/(site/app|(backoffice|legacy)/src))/";

/** Inside a domain: contract ← server, contract ← web, contract ← backoffice. Server and pages never meet. */
const PARTS: readonly Rule[] = [
	{
		name: "contract-is-pure",
		severity: "error",
		from: { path: "^domains/[^/]+/contract/" },
		to: { path: "^platform/(?!paths/)|^domains/[^/]+/(server|web|backoffice)/" },
	},
	{
		name: "server-imports-no-web",
		severity: "error",
		from: { path: "^domains/[^/]+/server/" },
		to: { path: "^domains/[^/]+/(web|backoffice)/|^platform/(web|stage)/" },
	},
	{
		name: "pages-import-no-server-code",
		severity: "error",
		from: { path: PAGES, pathNot: "test\\.tsx?$" },
		to: { path: "^(domains/[^/]+/(server|testing)|platform/server|apps/server|testing)/" },
	},
];
