import { reportUse } from "../contract/calls.ts";
import { type Batches, openBatches } from "./batches.ts";
import { noteUse, takeUses } from "./note-use.ts";
import { consentIn, thisBrowser } from "./own-consent.ts";
import { pageNameOf } from "./page-name.ts";

let batches: Batches | undefined;

/** A page that is left still sends its last events; none waits for the answer. */
function followUse(): void {
	if (batches) return;
	const { add, sendNow } = openBatches({
		isAgreed: () => consentIn(thisBrowser()) === "agreed",
		send(events) {
			const body = new Blob([JSON.stringify({ events })], { type: "application/json" });
			navigator.sendBeacon(reportUse.path, body);
		},
		later: (run, ms) => void setTimeout(run, ms),
	});
	batches = { add, sendNow };
	takeUses(add);
	addEventListener("pagehide", sendNow);
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") sendNow();
	});
}

let lastPath: string | undefined;

/** A page of the site is shown, by its address, of which only the page's name is noted. Its filters are no other page. */
export function notePage(pathname: string): void {
	followUse();
	if (pathname === lastPath) return;
	lastPath = pathname;
	const page = pageNameOf(pathname);
	if (page) noteUse("pageViewed", { page });
}
