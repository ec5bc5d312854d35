import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { LateScripts } from "../../apps/site/app/frame/scripts/late-scripts.ts";

const MODULE = "virtual:late-scripts";
const FILE = "late-scripts.json";
const TEXTS = /\/texts\/([a-z]{2})\.ts\?icu$/;
const PLAYER_PROVIDERS = /\/frame\/PlayerProviders\.tsx$/;

/**
 * The browser finds the texts only when the script that needs them runs, and the scripts for players only when the page
 * has hydrated: one round trip after the other. So the browser's build lists these files, and the server's build names
 * them in the page.
 */
export function lateScripts(): Plugin {
	const place = (outDir: string): string => join(outDir, "..", FILE);
	return {
		name: "late-scripts",
		resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
		load(id) {
			if (id !== `\0${MODULE}`) return;
			const { name, config } = this.environment;
			const nothing: LateScripts = { scripts: {}, player: [] };
			const isKnown = name !== "client" && config.command === "build";
			return `export default ${isKnown ? readFileSync(place(config.build.outDir), "utf8") : JSON.stringify(nothing)}`;
		},
		writeBundle(_options, bundle) {
			const { name, config } = this.environment;
			if (name === "client") writeFileSync(place(config.build.outDir), JSON.stringify(lateScriptsOf(bundle)));
		},
	};
}

function lateScriptsOf(bundle: Rolldown.OutputBundle): LateScripts {
	const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
	const languageOf = new Map(chunks.map((chunk) => [chunk.fileName, TEXTS.exec(chunk.facadeModuleId ?? "")?.[1]]));
	const scripts = chunks.map(({ fileName, imports, dynamicImports }) => {
		const texts = dynamicImports.filter((name) => languageOf.get(name) !== undefined);
		const byLanguage = Object.groupBy(texts.map(address), (_, index) => languageOf.get(texts[index] ?? "") ?? "");
		return [address(fileName), { imports: imports.map(address), texts: byLanguage }] as const;
	});
	const player = chunks.filter(({ facadeModuleId }) => PLAYER_PROVIDERS.test(facadeModuleId ?? ""));
	return { scripts: Object.fromEntries(scripts), player: player.map(({ fileName }) => address(fileName)) };
}

const address = (fileName: string): string => `/${fileName}`;
