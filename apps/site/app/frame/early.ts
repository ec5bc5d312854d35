import type { Locale } from "@baize/kernel/locale";
import { earlyTheme } from "@baize/platform-web";
import { findText } from "@baize/platform-web/i18n";
import { scriptLiteral } from "@baize/platform-web/script-literal";
import { EARLY_INPUT } from "./early-input.ts";

/** How long a page may take to hydrate; and how long after one of its scripts failed to load. */
const PATIENCE_SECONDS = 12;
const PATIENCE_AFTER_ERROR_SECONDS = 4;

/**
 * Runs on the page, as text: a page whose scripts do not load looks complete but does not respond, so it says so and
 * offers a reload. It removes the message where they load late. Self-contained, since only its own text reaches the
 * page.
 */
function showIfNotHydrated(text: string, again: string, patience: number, patienceAfterError: number): void {
	let left = patience;
	const line = document.createElement("div");
	const timer = setInterval(() => {
		left -= 1;
		if (window.isAwake) {
			clearInterval(timer);
			line.remove();
		} else if (left === 0) showMessage();
	}, 1_000);
	function showMessage(): void {
		line.setAttribute("role", "alert");
		line.className =
			"raised fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-prose items-center gap-3 rounded-card bg-warning-soft p-4 text-ink md:bottom-6";
		line.textContent = text;
		const button = document.createElement("button");
		button.className = "button";
		button.textContent = again;
		button.onclick = () => location.reload();
		line.append(button);
		document.body.append(line);
	}
	const onError = ({ target }: Event): void => {
		if (target instanceof Element && target.matches("script,link")) left = Math.min(left, patienceAfterError);
	};
	addEventListener("error", onError, true);
}

/**
 * A page restored from the browser's cache would show its pending work for ever, and an old session: it is reloaded. A
 * typed password does not wait for that.
 */
const COME_BACK =
	'addEventListener("pagehide",function(){document.querySelectorAll("[autocomplete$=password]").forEach(function(f){f.value=""})});addEventListener("pageshow",function(e){if(e.persisted)location.reload()})';

/** The browser may offer to install the site before anything else runs; the footer has the entry for it. */
const STORE_OFFER = 'addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.installOffer=e})';

const known = new Map<Locale, string>();

/** What runs before anything else on a page. */
export function earlyScript(locale: Locale): string {
	if (!import.meta.env.SSR) return "";
	const script = known.get(locale) ?? written(locale);
	known.set(locale, script);
	return script;
}

function written(locale: Locale): string {
	const texts = ["notLoaded", "tryAgain"].map((name) => scriptLiteral(findText(locale, `frame.errors.${name}`) ?? ""));
	const asleep = `(${showIfNotHydrated})(${texts},${PATIENCE_SECONDS},${PATIENCE_AFTER_ERROR_SECONDS})`;
	return [earlyTheme(), EARLY_INPUT, COME_BACK, STORE_OFFER, asleep].join(";");
}
