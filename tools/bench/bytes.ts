import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { SITE_BUILD } from "../../apps/server/pages/build.ts";
import { atMost, type Figure } from "./measure.ts";
import { startSite } from "./processes.ts";

const KILO = 1_000;

/** What the browser must fetch before a page can be used: its modules and all that they import. */
export async function bytes(): Promise<Figure[]> {
	const site = await startSite();
	try {
		const page = await pageOf(site.port, "/en");
		const lobby = scriptsOf(page);
		const login = scriptsOf(await pageOf(site.port, "/en/login"));
		return [
			atMost("lobby JavaScript, brotli", brotli(lobby) / KILO, 110, "kB", `${lobby.length} files`),
			atMost("lobby JavaScript, gzip", gzip(lobby) / KILO, 125, "kB", ""),
			atMost("lobby CSS, brotli", brotli(stylesOf(page)) / KILO, 8, "kB", ""),
			atMost("lobby HTML, brotli", compressed(Buffer.from(page)) / KILO, 14, "kB", ""),
			atMost("login JavaScript, brotli", brotli(login) / KILO, 112, "kB", `${login.length} files`),
			atMost(
				"slot stage with PixiJS, gzip",
				gzip(stageScripts(lobby)) / KILO,
				165,
				"kB",
				"what the game page loads beside the lobby's",
			),
		];
	} finally {
		await site.stop();
	}
}

const pageOf = async (port: number, path: string): Promise<string> =>
	(await fetch(`http://127.0.0.1:${port}${path}`)).text();

const stylesOf = (html: string): string[] =>
	[...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/g)].map(([, path = ""]) => path);

/** The page's scripts and, through them, everything that is imported statically. */
function scriptsOf(html: string): string[] {
	// Preloaded or imported; the page also names the routes of other pages, which it does not load.
	const named = [
		...html.matchAll(/(?:rel="(?:modulepreload|waiting)"[^>]*href=|import (?:[^"]*from )?)"(\/assets\/[\w.-]+\.js)"/g),
	];
	return withImports([...new Set(named.map(([, path]) => path ?? ""))]);
}

function withImports(paths: string[], skip: ReadonlySet<string> = new Set()): string[] {
	const found = new Set<string>();
	const visit = (path: string): void => {
		if (found.has(path) || skip.has(path)) return;
		found.add(path);
		const text = readFileSync(join(SITE_BUILD, "client", path), "utf8");
		for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) visit(`/assets/${name}`);
		// A page waits for the texts of its language before it can be used.
		for (const [, name] of text.matchAll(/texts\/en\.ts[^,]*?\.\/([\w.-]+\.js)/g)) visit(`/assets/${name}`);
	};
	for (const path of paths) visit(path);
	return [...found];
}

const contents = (paths: string[]): Buffer[] => paths.map((path) => readFileSync(join(SITE_BUILD, "client", path)));
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const compressed = (file: Buffer): number => brotliCompressSync(file, quality).length;
const brotli = (paths: string[]): number => contents(paths).reduce((sum, file) => sum + compressed(file), 0);
const gzip = (paths: string[]): number =>
	contents(paths).reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);

/** The stage is fetched when a game is opened: its own entry and the modules that come with it. */
function stageScripts(lobby: string[]): string[] {
	const entries = readdirSync(join(SITE_BUILD, "client/assets")).filter((name) => /^stage-.*\.js$/.test(name));
	return withImports(
		entries.map((name) => `/assets/${name}`),
		new Set(lobby),
	);
}
