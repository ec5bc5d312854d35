/** What is stored when it is pressed before the page is hydrated. */
const STORED = "button,input[type=checkbox],input[type=radio]";

const YEAR_SECONDS = 31_536_000;

/**
 * Runs before anything else on the page, as text, because a player may be faster than its scripts. Input and presses
 * before hydration are stored, not lost; nor does the browser submit the form, as nothing would handle it. A checkbox
 * that is pressed twice is unchanged. Self-contained, since only its own text reaches the page.
 */
function storeEarlyInput(stored: string): void {
	const buttonOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(stored);
	let down: { button: HTMLElement; x: number; y: number } | undefined;
	const store = (button: HTMLElement, event: Event): void => {
		window.earlyPresses ??= new Set();
		const presses = window.earlyPresses;
		if (!button.matches("input")) {
			presses.add(button);
			if ((button as HTMLButtonElement).form) event.preventDefault();
		} else if (!presses.delete(button)) presses.add(button);
	};
	const onDown = (event: PointerEvent): void => {
		const button = window.isAwake ? null : buttonOf(event);
		down = button ? { button, x: event.clientX, y: event.clientY } : undefined;
	};
	const onClick = (event: MouseEvent): void => {
		const began = down;
		down = undefined;
		const button = buttonOf(event);
		// Hydration can move a button away from under the pointer that is pressing it: the press is still the button's.
		const movedPixels = began ? Math.hypot(began.x - event.clientX, began.y - event.clientY) : 0;
		if (began && began.button !== button && movedPixels < 8) {
			event.preventDefault();
			event.stopPropagation();
			began.button.click();
		} else if (button && !window.isAwake) store(button, event);
	};
	const onInput = ({ target }: Event): void => {
		if (window.isAwake) return;
		window.earlyFields ??= new Map();
		const field = target as HTMLInputElement;
		window.earlyFields.set(field, field.value);
	};
	addEventListener("pointerdown", onDown, true);
	addEventListener("click", onClick, true);
	addEventListener("input", onInput, true);
}

/**
 * Runs on the page, as text: a link to the same page in another language takes the hash along, which the server never
 * sees, and the chosen language is the one of the next visit (spec §1).
 */
function keepLanguage(maxAgeSeconds: number): void {
	const onClick = ({ target }: Event): void => {
		const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
		if (!link) return;
		link.hash = location.hash;
		// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser.
		document.cookie = `LANG=${link.hreflang.slice(0, 2)}; path=/; max-age=${maxAgeSeconds}; secure; samesite=lax`;
	};
	addEventListener("click", onClick, true);
}

/**
 * Runs on the page, as text: what opens chats loads after the page is hydrated, and until then the router would follow
 * the link to the contact form. Self-contained, since only its own text reaches the page.
 */
function storeEarlyChat(): void {
	const onClick = (event: MouseEvent): void => {
		const link = (event.target as Element).closest<HTMLElement>("[open-live-chat]");
		const isOther = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
		if (!link || isOther || window.isChatReady) return;
		event.preventDefault();
		event.stopPropagation();
		window.earlyChat = link;
	};
	addEventListener("click", onClick, true);
}

export const EARLY_INPUT = `(${storeEarlyInput})(${JSON.stringify(STORED)});(${keepLanguage})(${YEAR_SECONDS});(${storeEarlyChat})()`;
