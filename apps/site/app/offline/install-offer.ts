type InstallOffer = Event & { prompt(): Promise<unknown> };

declare global {
	interface Window {
		/** The browser's offer to install the site, which `earlyScript` keeps: it may come before the page is hydrated. */
		installOffer?: InstallOffer | undefined;
	}
}

/** Calls `act` now and later, each time the browser offers to install the site. Returns how to end that. */
export function onInstallOffer(act: () => void): () => void {
	if (window.installOffer) act();
	addEventListener("beforeinstallprompt", act);
	return () => removeEventListener("beforeinstallprompt", act);
}
