import { useEffect } from "react";

declare global {
	interface Window {
		/** What was pressed before the page had woken up, in order. */
		earlyPresses?: Set<HTMLElement> | undefined;
		isAwake?: boolean;
	}
}

const YEAR_SECONDS = 31_536_000;

const KEPT = "button,input[type=checkbox],input[type=radio]";

/**
 * Runs before anything else on the page, because a person may be quicker than its scripts. A press on what cannot answer yet
 * is kept, not lost; nor does the browser send the form by itself, as nothing would take it. A box that is pressed twice is
 * left as it was. A link to the same page in another language takes the hash along, which the server
 * never sees, and the language chosen is the one that the next visit begins in (spec §1).
 */
export const EARLY = `addEventListener("click",function(e){var t=e.target,a=t.closest("a[hreflang]"),b=t.closest("${KEPT}"),k;if(a){a.hash=location.hash;document.cookie="LANG="+a.hreflang+"; path=/; max-age=${YEAR_SECONDS}; secure; samesite=lax"}if(window.isAwake||!b)return;k=window.earlyPresses=window.earlyPresses||new Set;if(!b.matches("input")){k.add(b);if(b.form)e.preventDefault()}else if(k.has(b))k.delete(b);else k.add(b)},true)`;

/**
 * Answers the kept presses, once the page is awake and has drawn what only the browser knows, such as the address's hash.
 * Called innermost, by the frame or by a page without it: what stands around them wakes before the buttons can answer.
 */
export function useEarlyPress(): void {
	useEffect(() => {
		window.isAwake = true;
		const pressed = [...(window.earlyPresses ?? [])];
		window.earlyPresses = undefined;
		const timer = setTimeout(() => {
			for (const each of pressed) answer(each);
		});
		return () => clearTimeout(timer);
	}, []);
}

/** A box shows its tick already; only a press that changes it is one that the page takes note of. */
function answer(pressed: HTMLElement): void {
	if (!pressed.isConnected) return;
	if (pressed instanceof HTMLInputElement) pressed.checked = pressed.type === "checkbox" && !pressed.checked;
	pressed.click();
}
