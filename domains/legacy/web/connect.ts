import type { Locale } from "@baize/kernel/locale";
import { pages, pathIn } from "@baize/platform-paths";
import { drawnTheme } from "@baize/platform-web";
import { legacyPathOf, sitePathOf } from "../contract/addresses.ts";
import { fromLegacy, type ToLegacy } from "../contract/messages.ts";
import { legacySaid, NOT_READY, type Order, routerMoved, type Step } from "../contract/sync.ts";

type Ports = {
	locale: Locale;
	/** The application's window, once its frame is there. */
	legacyWindow(): Window | null | undefined;
	navigate(path: string, options: { replace: boolean }): void;
	/** The application has drawn a page, and is so high. */
	drawn(px: number): void;
};

export type Connection = {
	routerMoved(pathname: string): void;
	/** The keyboard comes to the page; it goes on to the application's heading. */
	focused(): void;
	/** The frame has loaded its document, whatever that is. */
	loaded(): void;
	close(): void;
};

/** How long the application may take to draw its first page; and how long once its document has loaded. */
const PATIENCE_MS = 20_000;
const PATIENCE_ONCE_LOADED_MS = 4_000;

/**
 * Connects the site's router with the application in the frame by messages between the two windows. The rules are in
 * the contract; here they meet the window and the clock.
 */
export function connectLegacy({ locale, legacyWindow, navigate, drawn }: Ports): Connection {
	let sync = NOT_READY;
	let late = setTimeout(giveUp, PATIENCE_MS);

	/** Only a page of our own origin can read it. */
	const send = (message: ToLegacy): void => legacyWindow()?.postMessage(message, location.origin);
	const sendTheme = (): void => {
		if (sync.shown !== undefined) send({ type: "theme", theme: drawnTheme() });
	};
	const theme = new MutationObserver(sendTheme);

	function giveUp(): void {
		follow({ do: "leave", to: "internal-server", isReplaced: true });
	}

	function take(step: Step): void {
		sync = step.sync;
		follow(step.order);
	}

	function follow(order: Order): void {
		if (order.do === "send") send(order.message);
		if (order.do === "navigate") navigate(sitePathOf(locale, order.path)!, { replace: false });
		if (order.do === "leave") navigate(pathIn(locale, pages.error, { name: order.to }), { replace: order.isReplaced });
	}

	function onMessage(event: MessageEvent<unknown>): void {
		const message = fromLegacy(event, { origin: location.origin, source: legacyWindow() }, locale);
		const routed = legacyPathOf(locale, location.pathname);
		if (!message || !routed) return;
		take(legacySaid(sync, message, routed));
		if (message.type === "ready") sendTheme();
		if (message.type !== "height") return;
		clearTimeout(late);
		drawn(message.px);
	}

	addEventListener("message", onMessage);
	theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
	return {
		routerMoved(pathname) {
			const path = legacyPathOf(locale, pathname);
			if (path) take(routerMoved(sync, path));
			else follow({ do: "leave", to: "not-found", isReplaced: true });
		},
		focused() {
			if (sync.shown !== undefined) send({ type: "focus" });
		},
		loaded() {
			if (sync.shown !== undefined) return;
			clearTimeout(late);
			late = setTimeout(giveUp, PATIENCE_ONCE_LOADED_MS);
		},
		close() {
			clearTimeout(late);
			theme.disconnect();
			removeEventListener("message", onMessage);
		},
	};
}
