import { useEffect } from "react";

declare global {
	interface Window {
		/** The button that was pressed before the page had woken up. */
		earlyPress?: HTMLButtonElement | undefined;
		isAwake?: boolean;
	}
}

const YEAR_SECONDS = 31_536_000;

/**
 * Runs before anything else on the page, because a person may be quicker than its scripts. A press on a button that cannot
 * answer yet is kept, not lost; nor does the browser send the form by itself, as nothing would take it. A link to the same
 * page in another language takes the hash along, which the server never sees, and the language chosen is the one that the
 * next visit begins in (spec §1).
 */
export const EARLY = `addEventListener("click",function(e){var t=e.target,a=t.closest("a[hreflang]"),b=t.closest("button");if(a){a.hash=location.hash;document.cookie="LANG="+a.hreflang+"; path=/; max-age=${YEAR_SECONDS}; secure; samesite=lax"}if(window.isAwake)return;window.earlyPress=b||undefined;if(b&&b.form)e.preventDefault()},true)`;

/** Answers the kept press, once the page is awake and has drawn what only the browser knows, such as the address's hash. */
export function useEarlyPress(): void {
	useEffect(() => {
		window.isAwake = true;
		const button = window.earlyPress;
		window.earlyPress = undefined;
		const timer = setTimeout(() => button?.isConnected && button.click());
		return () => clearTimeout(timer);
	}, []);
}
