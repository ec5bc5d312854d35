import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

// A new browser context begins with an empty cache and a new process: half of what a page's first load costs. So a
// context is emptied after its test, and a later test of the same worker gets it again. A test that changes what is not
// emptied here (its clock, its scripts), or that needs an empty cache, opens one of its own by `browser.newContext`.

type Kept = { context: BrowserContext; origin: string };
type Options = Pick<BrowserContextOptions, "baseURL"> & { storageState?: { cookies: Cookies } };
type Cookies = Parameters<BrowserContext["addCookies"]>[0];

const taken: Kept[] = [];
const emptied: Kept[] = [];

const siteUrl = (): string => process.env.E2E_URL ?? "";

/** A context without cookies or storage, until the end of the test. Contexts of the same origin are interchangeable. */
export async function takeContext(browser: Browser, { baseURL, storageState }: Options = {}): Promise<BrowserContext> {
	const origin = baseURL ?? siteUrl();
	const at = emptied.findIndex((kept) => kept.origin === origin);
	const [kept = await open(browser, origin)] = at < 0 ? [] : emptied.splice(at, 1);
	taken.push(kept);
	if (storageState) await kept.context.addCookies(storageState.cookies);
	return kept.context;
}

/** A page in a context without cookies or storage, as of another person or on another machine. */
export const freshPage = async (browser: Browser, options?: Options): Promise<Page> =>
	(await takeContext(browser, options)).newPage();

async function open(browser: Browser, origin: string): Promise<Kept> {
	const kept = { context: await browser.newContext({ baseURL: origin, reducedMotion: motionOf(origin) }), origin };
	kept.context.on("close", () => {
		for (const list of [taken, emptied]) if (list.includes(kept)) list.splice(list.indexOf(kept), 1);
	});
	await keepProcess(kept);
	return kept;
}

/**
 * The back office says nothing by motion. A press while a menu grows may begin on one of its options and end beside
 * it, which chooses nothing.
 */
const motionOf = (origin: string) => (origin === siteUrl() ? "no-preference" : "reduce");

/** The process of a context's pages ends with the last of them, so one without scripts stays open. */
async function keepProcess({ context, origin }: Kept): Promise<void> {
	await (await context.newPage()).goto(`${origin}/health/live`);
}

/** Begins a test. What it returns ends it: contexts that were taken since are emptied, others that were opened closed. */
export function noteOpened(browser: Browser): () => Promise<void> {
	const [before, takenBefore] = [new Set(browser.contexts()), taken.length];
	return async () => {
		await giveBack(takenBefore);
		const left = browser.contexts().filter((context) => !before.has(context) && !isKept(context));
		await Promise.all(left.map((context) => context.close()));
	};
}

/** Empties the contexts that were taken since their number was `before`. */
async function giveBack(before: number): Promise<void> {
	for (const kept of taken.splice(before)) {
		await empty(kept);
		emptied.push(kept);
	}
}

async function empty({ context, origin }: Kept): Promise<void> {
	const [first, ...pages] = context.pages();
	await Promise.all(pages.map((page) => page.close()));
	if (!first) return;
	const cdp = await context.newCDPSession(first);
	await cdp.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
	await cdp.detach();
	await context.clearCookies();
	await context.clearPermissions();
	await context.setExtraHTTPHeaders({});
}

/** Whether a later test may get it. */
const isKept = (context: BrowserContext): boolean => [...taken, ...emptied].some((kept) => kept.context === context);
