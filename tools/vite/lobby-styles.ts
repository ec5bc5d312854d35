import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { sheetFor, wordsIn } from "./lobby-sheet.ts";

const MODULE = /^virtual:lobby-styles$/;
const LOADED = /^\0virtual:lobby-styles$/;
const PLACEHOLDER = "/assets/the-lobby-styles.css";
const FILE = "lobby-words.json";
const HASH_LENGTH = 8;

/** The modules with which the scripts of the lobby begin: for visitors, for players, and what loads after the page. */
const BEGINNINGS =
	/\/app\/(root|routes\/layout|routes\/lobby\/lobby|frame\/(later|lobby-parts|PlayerProviders|cards\/card-parts))\.tsx?$/;

/**
 * What opens or is filled in comes after a press, by when the styles of all pages are there; libraries, texts and what draws
 * nothing have no classes of ours; and the scripts that the lobby shares with other pages have parts that it never shows.
 */
const LEFT_OUT =
	/\/platform\/web\/components\/(forms|overlays|navigation\/(BackLink|Breadcrumbs|Pagination|Steps|Tabs)\.|panels\/(DataTable|Disclosure)\.|marks\/Avatar\.)|\/(node_modules|kernel|contract|platform\/(paths|stage)|platform\/web\/reads|games\/(sound|stakes)|texts|sports\/web\/(EventStatus|PastPrice))[/.]/;

/** Its scripts are in no module of the browser. */
const OF_SERVER = /\/app\/frame\/(early|without-scripts\/WithoutScripts)\.tsx?$/;

/**
 * The lobby comes with a stylesheet of its own: the rules of all pages whose classes its scripts name. The browser's
 * build lists those words, and the server's build, which has the whole stylesheet, writes the smaller one.
 */
export function lobbyStyles(): Plugin {
	let sheet: { file: string; text: string } | undefined;
	let ofLobby: string[] = [];
	return {
		name: "lobby-styles",
		enforce: "post",
		resolveId: { filter: { id: MODULE }, handler: (id) => `\0${id}` },
		load: {
			filter: { id: LOADED },
			handler() {
				const { name, config } = this.environment;
				return `export default ${JSON.stringify(name !== "client" && config.command === "build" ? PLACEHOLDER : "")}`;
			},
		},
		generateBundle(_options, bundle) {
			const { name, config } = this.environment;
			if (name === "client") {
				// Before scripts are merged: what is merged has no list of modules.
				ofLobby = [...wordsOfLobby(bundle)].toSorted();
				return;
			}
			const words = new Set(JSON.parse(readFileSync(join(config.build.outDir, "..", FILE), "utf8")) as string[]);
			for (const word of wordsOfServer(bundle)) words.add(word);
			const text = sheetFor(wholeSheet(bundle), words);
			const hash = createHash("sha256").update(text).digest("base64url").slice(0, HASH_LENGTH);
			sheet = { file: `assets/lobby-${hash}.css`, text };
			for (const chunk of chunksOf(bundle)) chunk.code = chunk.code.replaceAll(PLACEHOLDER, `/${sheet.file}`);
		},
		writeBundle() {
			const { name, config } = this.environment;
			const build = join(config.build.outDir, "..");
			if (name === "client") writeFileSync(join(build, FILE), JSON.stringify(ofLobby));
			else if (sheet) writeFileSync(join(build, "client", sheet.file), sheet.text);
		},
	};
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
	Object.values(bundle).filter((output) => output.type === "chunk");

/** The stylesheet that `app.css` became. */
function wholeSheet(bundle: Rolldown.OutputBundle): string {
	const found = Object.values(bundle).find(({ fileName }) => /^assets\/app-[\w-]+\.css$/.test(fileName));
	if (found?.type !== "asset") throw new Error("The stylesheet of all pages was not found: look at it anew");
	return String(found.source);
}

function wordsOfLobby(bundle: Rolldown.OutputBundle): Set<string> {
	const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
	const found = new Set<Rolldown.OutputChunk>();
	const add = (chunk: Rolldown.OutputChunk | undefined): void => {
		if (!chunk || found.has(chunk)) return;
		found.add(chunk);
		for (const file of chunk.imports) add(chunks.get(file));
	};
	for (const chunk of chunks.values()) if (chunk.moduleIds.some((id) => BEGINNINGS.test(id))) add(chunk);
	return wordsOf([...found], (id) => !LEFT_OUT.test(id));
}

const wordsOfServer = (bundle: Rolldown.OutputBundle): Set<string> =>
	wordsOf(chunksOf(bundle), (id) => OF_SERVER.test(id));

function wordsOf(chunks: readonly Rolldown.OutputChunk[], isWanted: (id: string) => boolean): Set<string> {
	const modules = chunks.flatMap(({ modules }) => Object.entries(modules));
	return new Set(modules.flatMap(([id, { code }]) => (isWanted(id) ? wordsIn(code ?? "") : [])));
}
