import { localeOfTag } from "@baize/kernel/locale";
import { addressOf, serverPages } from "@baize/platform-paths";

/**
 * Registers the service worker once the page has nothing else to do, and reports the page's language to it, whose lobby
 * it then stores. Browsers have service workers in secure contexts only.
 */
export function registerWorker(): void {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return;
	const report = (): void => serviceWorker.controller?.postMessage(localeOfTag(document.documentElement.lang));
	whenIdle(() => {
		report();
		serviceWorker.addEventListener("controllerchange", report);
		// A browser may allow no storage; the site works without a worker.
		serviceWorker
			.register(addressOf(serverPages.serviceWorker, {}), { scope: "/", updateViaCache: "none" })
			.catch(() => {});
	});
}

const IDLE_MS = 3_000;

/** Some browsers do not say when they are idle. */
const whenIdle = (act: () => void): unknown =>
	typeof requestIdleCallback === "function" ? requestIdleCallback(act) : setTimeout(act, IDLE_MS);
