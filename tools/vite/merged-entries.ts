import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type Facade, facadeIn } from "./facade.ts";

const OWN_CODE = readFileSync(import.meta.filename, "utf8");

/**
 * The bundler makes two scripts of a group with a route in it: the group's, and the route's, which only passes on what
 * the group exports, because the router asks for it by its address. Here the group's becomes the route's. What the
 * bundler itself needs at run time is a script of its own, too: the script that every page has takes it in. So it does
 * with the entry that hydrates the page, which stays as a file that no page names.
 */
export function mergedEntries(): Plugin {
	let ran: ReadonlyMap<string, string> = new Map();
	return {
		name: "merged-entries",
		enforce: "post",
		applyToEnvironment: (environment) => environment.name === "client",
		// After the router's own: a route's script may export more than the router reads.
		config: () => ({
			environments: { client: { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } } },
		}),
		// Browsers keep a file for ever by its name, so the name depends on what is done here too.
		augmentChunkHash: () => OWN_CODE,
		generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
			const merged = mergeEntries(chunks.map(scriptOf));
			const { moved } = merged;
			ran = merged.ran;
			for (const chunk of chunks) {
				const file = basename(chunk.fileName);
				if (moved.has(file)) delete bundle[chunk.fileName];
				else
					take(chunk, chunks.find((group) => moved.get(basename(group.fileName)) === file && isGroup(group)) ?? chunk);
				chunk.code = merged.codes.get(file) ?? chunk.code;
				chunk.imports = renamed(chunk.imports, merged, file);
				chunk.dynamicImports = renamed(chunk.dynamicImports, merged, "");
			}
		},
		writeBundle({ dir = "" }) {
			const place = join(dir, MANIFEST);
			writeFileSync(place, JSON.stringify(withoutRan(JSON.parse(readFileSync(place, "utf8")), ran)));
		},
	};
}

/** What the bundler writes of each entry for the router: its script, and what that imports, by their names here. */
const MANIFEST = ".vite/manifest.json";
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** An entry that only runs a script is that script. */
function withoutRan(manifest: Manifest, ran: ReadonlyMap<string, string>): Manifest {
	for (const entry of Object.values(manifest)) {
		const script = ran.get(basename(entry.file));
		if (script !== undefined) entry.file = entry.file.replace(basename(entry.file), script);
	}
	return manifest;
}

const scriptOf = ({ fileName, code, isEntry }: Rolldown.OutputChunk): Script => ({
	file: basename(fileName),
	code,
	isEntry,
});

const isGroup = ({ fileName }: Rolldown.OutputChunk): boolean => !RUNTIME.test(basename(fileName));

/** What the build knows of a group is known of its route from now on. */
function take(entry: Rolldown.OutputChunk, group: Rolldown.OutputChunk): void {
	if (entry === group) return;
	entry.imports = group.imports;
	entry.dynamicImports = group.dynamicImports;
	for (const style of group.viteMetadata?.importedCss ?? []) entry.viteMetadata?.importedCss.add(style);
	for (const asset of group.viteMetadata?.importedAssets ?? []) entry.viteMetadata?.importedAssets.add(asset);
}

/** The addresses after the merge, without the script's own. */
function renamed(files: readonly string[], { moved }: Merged, own: string): string[] {
	const after = files.map((file) => {
		const to = moved.get(basename(file));
		return to === undefined ? file : file.replace(basename(file), to);
	});
	return [...new Set(after)].filter((file) => basename(file) !== own);
}

type Script = { file: string; code: string; isEntry: boolean };
type Merged = {
	/** The file that has the code now, by the file that had it. */
	moved: ReadonlyMap<string, string>;
	/** The code of the files that are left. */
	codes: ReadonlyMap<string, string>;
	/** The files that only run another one, which has their code. */
	ran: ReadonlyMap<string, string>;
};

const RUNTIME = /^rolldown-runtime-/;
const EXPORTS = /export\{([^{}]*)\};?\s*$/;
/** Names that a minified script does not have. */
const RUNTIME_NAME = "$runtime";

export function mergeEntries(scripts: readonly Script[]): Merged {
	const codes = new Map(scripts.map(({ file, code }) => [file, code]));
	const moved = new Map<string, string>();
	for (const [group, entries] of Map.groupBy(facadesIn(scripts), ([, { of }]) => of)) {
		const [[entry, facade] = []] = entries;
		if (entries.length > 1 || entry === undefined || facade === undefined) continue;
		codes.set(entry, withExports(codes.get(group) ?? "", facade));
		codes.delete(group);
		moved.set(group, entry);
	}
	const renamedCodes = new Map([...codes].map(([file, code]) => [file, withNames(code, moved)]));
	return withRuntime({ moved, codes: renamedCodes, ran: ranIn(renamedCodes) });
}

const RUN = /^import"\.\/([\w.-]+)";\s*(?:export\{\};\s*)?$/;

const ranIn = (codes: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
	new Map(
		[...codes].flatMap(([file, code]) => {
			const [, script] = RUN.exec(code) ?? [];
			return script === undefined ? [] : [[file, script] as const];
		}),
	);

const facadesIn = (scripts: readonly Script[]): [file: string, facade: Facade][] =>
	scripts.flatMap(({ file, code, isEntry }) => {
		const facade = isEntry ? facadeIn(code) : undefined;
		const isOfGroup = scripts.some((it) => it.file === facade?.of && !it.isEntry);
		return facade && isOfGroup ? [[file, facade] as [string, Facade]] : [];
	});

/** The code of a group, which also exports what its route must, by the names that the router reads. */
function withExports(code: string, { names }: Facade): string {
	const list = exportsOf(code);
	const more = Object.entries(names).map(([exported, name]) => {
		const local = list.get(name);
		if (local === undefined) throw new Error(`The script of a route exports no ${name}: look at it anew`);
		return `${local} as ${exported}`;
	});
	return code.replace(EXPORTS, (_whole, given: string) => `export{${[given, ...more].join(",")}};\n`);
}

/** What a script calls its exports, by their names. */
function exportsOf(code: string): ReadonlyMap<string, string> {
	const [, list = ""] = EXPORTS.exec(code) ?? [];
	return new Map(
		list.split(",").map((text) => {
			const [local = "", name = local] = text.split(" as ");
			return [name, local];
		}),
	);
}

const FILE = /(?<=["'`](?:\.\/|assets\/))[\w.-]+\.js(?=["'`])/g;

const withNames = (code: string, moved: ReadonlyMap<string, string>): string =>
	code.replaceAll(FILE, (file) => moved.get(file) ?? file);

/** The bundler's own functions go into the script that every page has: the one that imports nothing else. */
function withRuntime({ moved, codes, ran }: Merged): Merged {
	const runtime = [...codes.keys()].find((file) => RUNTIME.test(file));
	const root = [...moved.values()].find((file) => importsOf(codes.get(file) ?? "").every((it) => it === runtime));
	if (runtime === undefined || root === undefined) return { moved, codes, ran };
	const functions = exportsOf(codes.get(runtime) ?? "");
	const object = [...functions].map(([name, local]) => `${name}:${local}`).join(",");
	const body = (codes.get(runtime) ?? "").replace(EXPORTS, `return{${object}}`);
	const all = new Map([...moved, [runtime, root]]);
	const left = [...codes].filter(([file]) => file !== runtime);
	const after = left.map(([file, code]): [string, string] => {
		const own = withOwnNames(code, runtime, file === root ? "" : `import{${RUNTIME_NAME}}from"./${root}";`);
		if (file !== root) return [file, withNames(own, all)];
		const exported = own.replace(EXPORTS, (_whole, list: string) => `export{${list},${RUNTIME_NAME}};\n`);
		return [file, `const ${RUNTIME_NAME}=(()=>{${body}})();${withNames(exported, all)}`];
	});
	return { moved: all, codes: new Map(after), ran };
}

const IMPORTED = /(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g;
const importsOf = (code: string): string[] => [...code.matchAll(IMPORTED)].map(([, file = ""]) => file);

/** The code with its import of the bundler's functions replaced by their names, after what gives them. */
function withOwnNames(code: string, runtime: string, given: string): string {
	return code.replace(/import\{([^{}]*)\}from["'`]\.\/([\w.-]+\.js)["'`];?/g, (whole, list: string, file: string) => {
		if (file !== runtime) return whole;
		const names = list.split(",").map((text) => {
			const [name = "", local = name] = text.split(" as ");
			return `${local}=${RUNTIME_NAME}.${name}`;
		});
		return `${given}var ${names.join(",")};`;
	});
}
