import "@baize/platform-web/palette.css";
import "@baize/platform-web/fonts.css";
import "./look.css";
import { DEFAULT_LOCALE, directionOf, isLocale } from "@baize/kernel/locale";
import { type FromLegacy, legacyPath, ownPath, pageAt, sitePathOf, type Theme, toLegacy } from "@baize/legacy/contract";
import { openNavigation } from "./navigation.ts";
import { elementsOf } from "./pages/pages.ts";
import { type WrittenPage, writtenPage } from "./texts.ts";

const segment = location.pathname.split("/")[2];
const locale = isLocale(segment) ? segment : DEFAULT_LOCALE;
const root = document.documentElement;

/** Only the site of our own origin reads it. */
const post = (message: FromLegacy): void => parent.postMessage(message, location.origin);
const postHeight = (): void => post({ type: "height", px: Math.ceil(document.body.getBoundingClientRect().height) });

const { follow, go } = openNavigation<WrittenPage>({
	async read(path) {
		const page = pageAt(locale, path);
		return page && writtenPage(locale, page);
	},
	draw(page) {
		document.title = page.texts.title;
		document.body.replaceChildren(...elementsOf(page, { locale, follow: (path) => void follow(path) }));
		postHeight();
	},
	post,
});

function drawTheme(theme: Theme): void {
	if (theme === "system") delete root.dataset.theme;
	else root.dataset.theme = theme;
}

function onMessage(event: MessageEvent<unknown>): void {
	const message = toLegacy(event, { origin: location.origin, source: parent }, locale);
	if (message?.type === "go") void go(message.path, message.turn);
	if (message?.type === "theme") drawTheme(message.theme);
	if (message?.type === "focus") document.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

/** In the site's frame it waits to be ordered to its first page. */
function start(): void {
	root.lang = locale;
	root.dir = directionOf(locale);
	addEventListener("message", onMessage);
	new ResizeObserver(postHeight).observe(document.body);
	post({ type: "ready" });
}

/** Opened by itself, as in a new tab, it leads to the page of the site that shows it. */
function leaveToSite(): void {
	location.replace(sitePathOf(locale, ownPath(locale, location.pathname) ?? legacyPath(locale))!);
}

if (parent === window) leaveToSite();
else start();
