import { localeOfTag } from "@baize/kernel/locale";
import { addressOf, serverPages } from "@baize/platform-paths";
import { whenIdle } from "@baize/platform-web/page";

const LOADED_MS = 3_000;

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
	}, LOADED_MS);
}
