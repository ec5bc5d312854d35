import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { LateScripts } from "../../apps/site/app/frame/scripts/late-scripts.ts";

const MODULE = /^virtual:late-scripts$/;
const LOADED = /^\0virtual:late-scripts$/;
export const LATE_SCRIPTS = "late-scripts.json";
/** The scripts of the parts that are imported while the page is open, by the paths of their modules: for the checks. */
export const PARTS = "late-parts.json";
const TEXTS = /(?<=\/)texts-[\w-]+\.([a-z]{2})\.js/g;
const PLAYER_PROVIDERS = /\/frame\/PlayerProviders\.tsx$/;

/**
 * The browser finds the texts only when the script that needs them runs, and the scripts for players only when the page
 * has hydrated: one round trip after the other. So the browser's build lists these files, and the server's build names
 * them in the page.
 */
export function lateScripts(): Plugin {
	const place = (outDir: string, file = LATE_SCRIPTS): string => join(outDir, "..", file);
	return {
		name: "late-scripts",
		resolveId: { filter: { id: MODULE }, handler: (id) => `\0${id}` },
		load: {
			filter: { id: LOADED },
			handler() {
				const { name, config } = this.environment;
				const nothing: LateScripts = { scripts: {}, player: [] };
				const isKnown = name !== "client" && config.command === "build";
				return `export default ${isKnown ? readFileSync(place(config.build.outDir), "utf8") : JSON.stringify(nothing)}`;
			},
		},
		writeBundle(_options, bundle) {
			const { name, config } = this.environment;
			if (name !== "client") return;
			const isPart = (id: string): boolean => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
			writeFileSync(place(config.build.outDir), JSON.stringify(lateScriptsOf(bundle)));
			writeFileSync(place(config.build.outDir, PARTS), JSON.stringify(partsOf(bundle, isPart)));
		},
	};
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
	Object.values(bundle).filter((output) => output.type === "chunk");

function lateScriptsOf(bundle: Rolldown.OutputBundle): LateScripts {
	const chunks = chunksOf(bundle);
	const player = chunks.filter(({ moduleIds }) => moduleIds.some((id) => PLAYER_PROVIDERS.test(id)));
	return {
		scripts: Object.fromEntries(
			chunks.map(({ fileName, imports, code }) => [
				addressOf(fileName),
				{ imports: imports.map(addressOf), texts: textsIn(code) },
			]),
		),
		player: player.map(({ fileName }) => addressOf(fileName)),
	};
}

const ROOT = new URL("../..", import.meta.url).pathname;

const partsOf = (bundle: Rolldown.OutputBundle, isPart: (id: string) => boolean): Record<string, string> =>
	Object.fromEntries(
		chunksOf(bundle).flatMap(({ fileName, moduleIds }) =>
			moduleIds.filter(isPart).map((id) => [id.replace(ROOT, ""), addressOf(fileName)]),
		),
	);

/** The files of texts that a script names, by language. */
function textsIn(code: string): Partial<Record<string, string[]>> {
	const named = new Map([...code.matchAll(TEXTS)].map(([file, language = ""]) => [file, language]));
	return Object.groupBy([...named.keys()].map(addressOf), (_, index) => [...named.values()][index] ?? "");
}

const addressOf = (file: string): string => `/assets/${basename(file)}`;
