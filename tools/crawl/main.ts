import { rmSync } from "node:fs";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@baize/kernel/locale";
import { type Browser, chromium } from "@playwright/test";
import { buildPagesIfOld } from "../../apps/server/pages/build.ts";
import { PageErrors } from "../../e2e/support/page-errors.ts";
import { signIn } from "../bench/people.ts";
import { startSite, untilAtRest } from "../bench/processes.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser/index.ts";
import { crawl } from "./crawl.ts";

/**
 * `npm run crawl`: starts a site of its own and follows every link on it in every language, as a visitor and as a player,
 * on a phone. A broken link, a missing text, a violation of the accessibility rules or an error in the console fails.
 * `npm run crawl -- de ar` takes some languages, and English, with which they are compared; `--wide` a wide screen.
 */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 900 } };
const VISITORS = ["visitor", "player"] as const;

const given = process.argv.slice(2);
const isWide = given.includes("--wide");
const named = given.filter((word) => word !== "--wide");
const unknown = named.filter((word) => !isLocale(word));
if (unknown.length > 0) {
	console.error(`There is no language called ${unknown.join(", ")}. There are: ${LOCALES.join(", ")}.`);
	process.exit(1);
}
const others = (named.length > 0 ? named.filter((word) => isLocale(word)) : LOCALES).filter(
	(locale) => locale !== DEFAULT_LOCALE,
);
// English comes first: what is said elsewhere is compared with it.
const languages: Locale[] = [DEFAULT_LOCALE, ...others];

await buildPagesIfOld({ print: (line) => console.log(line) });
const site = await startSite(undefined, { PROFILE: "test" });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
const faults: string[] = [];
/** The cookies of the browser in which the player has signed in. */
let known = "";
try {
	await untilAtRest(site);
	const errors = new PageErrors(browser);
	const english = new Set<string>();
	for (const locale of languages)
		for (const who of VISITORS) {
			const context = await contextOf(browser, site.port, who);
			const report = (path: string, fault: string): void => {
				console.log(`✗ ${who} ${path}\n    ${fault}`);
				faults.push(fault);
			};
			const { pages, links } = await crawl({ context, errors, locale, english, report });
			console.log(`${locale}, ${who}: ${pages} pages opened, ${links} more links asked for`);
			await context.close();
		}
} finally {
	await browser.close();
	await site.stop();
	rmSync(site.dataDir, { recursive: true, force: true });
}
console.log(faults.length === 0 ? "\nNothing is wrong." : `\n${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);

async function contextOf(from: Browser, port: number, who: (typeof VISITORS)[number]) {
	const baseURL = `http://127.0.0.1:${port}`;
	const context = await from.newContext({
		baseURL,
		...(isWide ? WIDE : PHONE),
		colorScheme: "dark",
		serviceWorkers: "block",
	});
	if (who === "visitor") return context;
	// In a browser that the player has used before: a new one would be asked for a further step.
	const { cookie } = await signIn(port, undefined, { browser: known });
	known = cookie;
	await context.addCookies(
		cookie.split("; ").map((text) => {
			const [name = "", ...value] = text.split("=");
			return { name, value: value.join("="), url: baseURL };
		}),
	);
	return context;
}
