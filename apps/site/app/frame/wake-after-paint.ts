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
		script.textContent = waiting.textContent;
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

/**
 * The page with its scripts, and those that will be needed later, waiting to be requested. The development server's
 * scripts come in their own order.
 */
export const withWaitingScripts = (html: string, late: readonly string[], nonce: string): string =>
	import.meta.env.PROD ? waiting(html, late, nonce) : html;

const PRELOAD = '<link rel="modulepreload" ';
const WAITING = '<link rel="waiting" ';
const MODULE = 'type="module" async=""';

/** What is to be loaded is in the head, what is to be run at the end. */
function waiting(html: string, late: readonly string[], nonce: string): string {
	const headEnd = html.indexOf("</head>");
	const script = html.lastIndexOf(MODULE);
	if (script < headEnd) return html;
	const head = html.slice(0, headEnd).replaceAll(PRELOAD, WAITING);
	const more = late.map((file) => `${WAITING}href="${file}" nonce="${nonce}"/>`).join("");
	return `${head}${more}${html.slice(headEnd, script)}type="waiting"${html.slice(script + MODULE.length)}`;
}
