/** Acts when the page has nothing else to do; after `otherwiseMs` in a browser that does not say when it is idle. */
export function whenIdle(act: () => void, otherwiseMs: number): void {
	if (typeof requestIdleCallback === "function") requestIdleCallback(act);
	else setTimeout(act, otherwiseMs);
}
