import { useEffect } from "react";

declare global {
	interface Window {
		/** The button that was pressed before the page had woken up. */
		earlyPress?: HTMLButtonElement | undefined;
		isAwake?: boolean;
	}
}

/**
 * Runs before anything else on the page: a press on a button that cannot answer yet is kept, not lost; nor does the
 * browser send the form by itself, as nothing would take it.
 */
export const KEEP_EARLY_PRESS =
	'addEventListener("click",function(e){if(window.isAwake)return;var b=e.target.closest("button");window.earlyPress=b||undefined;if(b&&b.form)e.preventDefault()},true)';

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
