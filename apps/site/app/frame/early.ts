import type { Locale } from "@baize/kernel/locale";
import { earlyTheme } from "@baize/platform-web";
import { findText } from "@baize/platform-web/i18n";
import { scriptLiteral } from "@baize/platform-web/script-literal";
import { EARLY_PRESS } from "./early-press.ts";

/** For so long a page may take to wake up; for so long where one of its scripts did not come. */
const PATIENCE_SECONDS = 12;
const PATIENCE_AFTER_FAULT_SECONDS = 4;

/**
 * Runs on the page, as text: a page whose scripts do not come looks whole and answers nothing, so it says so and leads on. It
 * takes that back where they come late. Self-contained, since only its own text reaches the page.
 */
function tellIfAsleep(text: string, again: string, patience: number, patienceAfterFault: number): void {
	let left = patience;
	const line = document.createElement("div");
	const timer = setInterval(() => {
		left -= 1;
		if (window.isAwake) {
			clearInterval(timer);
			line.remove();
		} else if (left === 0) tell();
	}, 1_000);
	function tell(): void {
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
	const hear = ({ target }: Event): void => {
		if (target instanceof Element && target.matches("script,link")) left = Math.min(left, patienceAfterFault);
	};
	addEventListener("error", hear, true);
}

/**
 * A page that the browser kept as it was left comes back with its work under way for ever, and with the session of before: it
 * is loaded anew. What was typed as a password does not wait for that.
 */
const COME_BACK =
	'addEventListener("pagehide",function(){document.querySelectorAll("[autocomplete$=password]").forEach(function(f){f.value=""})});addEventListener("pageshow",function(e){if(e.persisted)location.reload()})';

const known = new Map<Locale, string>();

/** What runs before anything else on a page. The browser has it from the page. */
export function earlyScript(locale: Locale): string {
	if (!import.meta.env.SSR) return "";
	const script = known.get(locale) ?? written(locale);
	known.set(locale, script);
	return script;
}

function written(locale: Locale): string {
	const words = ["notLoaded", "tryAgain"].map((name) => scriptLiteral(findText(locale, `frame.errors.${name}`) ?? ""));
	const asleep = `(${tellIfAsleep})(${words},${PATIENCE_SECONDS},${PATIENCE_AFTER_FAULT_SECONDS})`;
	return [earlyTheme(), EARLY_PRESS, COME_BACK, asleep].join(";");
}
