import type { Imports } from "./imports.ts";
import { exportsOf, type Module, packageName } from "./module.ts";

/** What is wrong with the modules: their imports, their layers and their exports. */
export function moduleFindings(
	modules: readonly Module[],
	imports: ReadonlyMap<string, Imports>,
	hasFile: (path: string) => boolean,
): string[] {
	const layers = new Map(modules.map((module) => [packageName(module), module.layer]));
	return modules.flatMap((module) => {
		const used = imports.get(module.folder) ?? { production: new Map(), tests: new Map() };
		return [
			...undeclared(module, used),
			...unused(module, used),
			...notDown(module, used, layers),
			...deadExports(module, hasFile),
		];
	});
}

/** Packages of the repository without a module, and modules without a package. */
export function unlisted(modules: readonly Module[], manifests: readonly string[]): string[] {
	const onDisk = new Set(manifests.map((path) => path.replace("/package.json", "")));
	const listed = new Set(modules.map(({ folder }) => folder));
	return [
		...[...onDisk].filter((folder) => !listed.has(folder)).map((folder) => `${folder} is no module`),
		...[...listed].filter((folder) => !onDisk.has(folder)).map((folder) => `${folder} is no package`),
	];
}

const declared = (names: readonly string[]): Set<string> => new Set(names.map((name) => `@baize/${name}`));

function undeclared({ folder, imports, testImports }: Module, { production, tests }: Imports): string[] {
	const everywhere = declared(imports);
	const inTests = declared([...imports, ...testImports]);
	return [
		...[...production].filter(([name]) => !everywhere.has(name)),
		...[...tests].filter(([name]) => !inTests.has(name)),
	].map(([name, files]) => `${folder} imports ${name} without declaring it: ${files.join(", ")}`);
}

function unused({ folder, imports, testImports }: Module, { production, tests }: Imports): string[] {
	const idle = [...declared(imports)].filter((name) => !production.has(name));
	const idleInTests = [...declared(testImports)].filter((name) => !tests.has(name) || production.has(name));
	return [
		...idle.map((name) => `${folder} declares ${name}, which its production code does not import`),
		...idleInTests.map((name) => `${folder} declares ${name} for tests, which is not what only its tests import`),
	];
}

function notDown({ folder, layer }: Module, { production }: Imports, layers: ReadonlyMap<string, number>): string[] {
	return [...production].flatMap(([name, files]) => {
		const other = layers.get(name);
		if (other !== undefined && other < layer) return [];
		return [`${folder} (layer ${layer}) imports ${name} (layer ${other ?? "unknown"}): ${files.join(", ")}`];
	});
}

function deadExports(module: Module, hasFile: (path: string) => boolean): string[] {
	return Object.entries(exportsOf(module)).flatMap(([entry, target]) => {
		const path = `${module.folder}/${(typeof target === "string" ? target : target.node).replace("./", "")}`;
		return hasFile(path) ? [] : [`${module.folder} exports ${entry}, which leads nowhere: ${path}`];
	});
}
