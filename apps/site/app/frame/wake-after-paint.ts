declare global {
	interface Window {
		/** Of the page's own script, once that has run. */
		hydrate?(): void;
	}
}

/**
 * Runs on the page, as text, at its end: scripts are requested once the page is painted, or at once when the user does
 * something, so that nothing delays the text and the first picture. A page in the background is not painted; it
 * hydrates once it has loaded. Self-contained, since only its own text reaches the page.
 */
function wakeAfterPaint(nonce: string): void {
	const wake = (): void => {
		const waiting = document.querySelector("script[type=waiting]");
		if (!waiting) return;
		for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=waiting]")) link.rel = "modulepreload";
		const script = document.createElement("script");
		script.type = "module";
		script.nonce = nonce;
		// The router's script names the modules of the routes, which hydration needs.
		script.textContent = `${waiting.textContent};window.hydrate()`;
		waiting.replaceWith(script);
	};
	for (const event of ["pointerdown", "keydown"]) addEventListener(event, wake, { capture: true, once: true });
	addEventListener("load", () => setTimeout(wake, document.hidden ? 0 : 3_000));
	if (PerformanceObserver.supportedEntryTypes.includes("paint"))
		new PerformanceObserver((paints) => {
			// A browser may paint the empty background first.
			if (paints.getEntriesByName("first-contentful-paint").length > 0) wake();
		}).observe({ type: "paint", buffered: true });
	else wake();
}

/** The text of the script that hydrates the page with this nonce. */
export const wakingScript = (nonce: string): string =>
	import.meta.env.PROD ? `(${wakeAfterPaint})(${JSON.stringify(nonce)})` : "";
