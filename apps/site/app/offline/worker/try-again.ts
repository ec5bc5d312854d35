import { addressOf, serverPages } from "@baize/platform-paths";

/**
 * Runs on an offline page, as text: the page is requested again when the device is connected again, when the site
 * answers again, and by the button. Self-contained, since only its own text reaches the page.
 */
function tryAgain(health: string): void {
	let leftMs = Number.NEGATIVE_INFINITY;
	// A person who is on the way to another page is not brought back to this one.
	addEventListener("beforeunload", () => {
		leftMs = Date.now();
	});
	const reload = (): void => {
		if (Date.now() - leftMs > 10_000) location.reload();
	};
	addEventListener("online", reload);
	document.getElementById("again")?.addEventListener("click", reload);
	// A device may be connected all the time while the site cannot be reached.
	setInterval(() => {
		if (document.hidden || !navigator.onLine) return;
		fetch(health, { cache: "no-store" }).then(
			({ ok }) => ok && reload(),
			() => {},
		);
	}, 15_000);
}

/** The text of that script. */
export const againScript = `(${tryAgain})(${JSON.stringify(addressOf(serverPages.healthLive, {}))})`;
