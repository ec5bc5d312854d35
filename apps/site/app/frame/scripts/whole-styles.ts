const PATIENCE_MS = 10_000;

let loading: Promise<void> | undefined;

/**
 * The lobby comes with the styles of what it shows. Once this resolves, those of all pages are in their place, which look
 * the same where both have a rule. If they do not load, the next attempt requests them again.
 */
export function wholeStyles(): Promise<void> {
	loading ??= loadStyles().catch((error) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

async function loadStyles(): Promise<void> {
	const lobby = document.querySelector<HTMLLinkElement>("link[data-whole]");
	if (!lobby) return;
	const whole = document.createElement("link");
	whole.rel = "stylesheet";
	whole.href = lobby.dataset.whole ?? "";
	await new Promise((resolve, reject) => {
		whole.onload = resolve;
		whole.onerror = () => {
			whole.remove();
			reject(new TypeError(`${whole.href} was not loaded`));
		};
		lobby.after(whole);
	});
	lobby.remove();
}

/** For what loads while the page is open: before someone has pressed something, the lobby has the styles of all that can be there. */
export const stylesOfOpened = async (): Promise<void> => loading;

/** Requests the styles of all pages at the first press, which may have come before this, or after a while without one. */
export function awaitFirstPress(isPressed: boolean): void {
	const load = (): void => void wholeStyles().catch(() => undefined);
	if (isPressed) load();
	for (const event of ["pointerdown", "keydown"]) addEventListener(event, load, { capture: true, once: true });
	setTimeout(load, PATIENCE_MS);
}
