import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LATENCY_MS = 150;
const BITS_PER_BYTE = 8;
const DOWN_BITS = 1_600_000;
const UP_BITS = 750_000;
const CPU_SLOWER = 4;

/** What has crossed the network since the count began, and whether something still does. */
type Transfers = { bytes(): number; isQuiet(): boolean; begin(): void };

export type SlowPhone = {
	page: Page;
	transfers: Transfers;
	/** From now on the network and the processor are those of a slow phone. */
	slowDown(): Promise<void>;
	/** The network is fast again; the processor stays slow. */
	freeNetwork(): Promise<void>;
	close(): Promise<void>;
};

/** A phone that takes gzip alone, because the budget of a title is stated in it. */
export async function openSlowPhone(browser: Browser, origin: string): Promise<SlowPhone> {
	const context: BrowserContext = await browser.newContext({ ...PHONE, baseURL: origin, serviceWorkers: "block" });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } });
	const transfers = countTransfers(devtools);
	const network = (latency: number, down: number, up: number) =>
		devtools.send("Network.emulateNetworkConditions", {
			offline: false,
			latency,
			downloadThroughput: down / BITS_PER_BYTE,
			uploadThroughput: up / BITS_PER_BYTE,
		});
	return {
		page,
		transfers,
		async slowDown() {
			await network(LATENCY_MS, DOWN_BITS, UP_BITS);
			await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
		},
		freeNetwork: async () => void (await network(0, -BITS_PER_BYTE, -BITS_PER_BYTE)),
		close: () => context.close(),
	};
}

/** Streams stay open for as long as the page is shown, so they are not waited for. */
function countTransfers(devtools: CDPSession): Transfers {
	let bytes = 0;
	const open = new Set<string>();
	devtools.on("Network.requestWillBeSent", ({ requestId }) => void open.add(requestId));
	devtools.on("Network.responseReceived", ({ requestId, response }) => {
		if (response.mimeType === "text/event-stream") open.delete(requestId);
	});
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		bytes += encodedDataLength;
		open.delete(requestId);
	});
	devtools.on("Network.loadingFailed", ({ requestId }) => void open.delete(requestId));
	return {
		bytes: () => bytes,
		isQuiet: () => open.size === 0,
		begin() {
			bytes = 0;
			open.clear();
		},
	};
}
