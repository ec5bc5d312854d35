import { useEffect, useLayoutEffect, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
	interface Window {
		/** What was pressed before the page was hydrated, in order. */
		earlyPresses?: Set<HTMLElement> | undefined;
		/** What was typed before that. */
		earlyFields?: Map<Field, string> | undefined;
		isAwake?: boolean;
	}
}

const YEAR_SECONDS = 31_536_000;

const STORED = "button,input[type=checkbox],input[type=radio]";

/**
 * Runs before anything else on the page, because a player may be faster than its scripts. Input and presses before
 * hydration are stored, not lost; nor does the browser submit the form, as nothing would handle it. A checkbox that is
 * pressed twice is unchanged. A link to the same page in another language takes the hash along, which the server never
 * sees, and the chosen language is the one of the next visit (spec §1).
 */
export const EARLY_PRESS = import.meta.env.SSR
	? `addEventListener("click",function(e){var t=e.target,a=t.closest("a[hreflang]"),b=t.closest("${STORED}"),k;if(a){a.hash=location.hash;document.cookie="LANG="+a.hreflang.slice(0,2)+"; path=/; max-age=${YEAR_SECONDS}; secure; samesite=lax"}if(window.isAwake||!b)return;k=window.earlyPresses=window.earlyPresses||new Set;if(!b.matches("input")){k.add(b);if(b.form)e.preventDefault()}else if(k.has(b))k.delete(b);else k.add(b)},true);addEventListener("input",function(e){if(!window.isAwake)(window.earlyFields=window.earlyFields||new Map).set(e.target,e.target.value)},true)`
	: "";

/**
 * Replays what was stored: fields at once, because the next render would empty them; presses once the page has rendered
 * what only the browser knows, such as the address's hash. Called in the innermost component, by the frame or by a page
 * without it: what is around it hydrates before the buttons respond.
 */
export function useEarlyPress(): void {
	// Exactly at the moment from which buttons respond by themselves: a press that is both stored and handled would count
	// twice.
	const [, wake] = useState(false);
	useLayoutEffect(() => {
		window.isAwake = true;
		// React does all other work of hydration synchronously when this changes: no press comes before the fields.
		wake(true);
	}, []);
	useEffect(() => {
		const { earlyFields = new Map<Field, string>(), earlyPresses = [] } = window;
		for (const [field, value] of earlyFields) fillAgain(field, value);
		window.earlyFields = undefined;
		window.earlyPresses = undefined;
		const timer = setTimeout(() => {
			for (const pressed of earlyPresses) pressAgain(pressed);
		});
		return () => clearTimeout(timer);
	}, []);
}

// React notices only a value other than the one that it wrote or found itself. A value written past its own setter is
// one.
function fillAgain(field: Field, value: string): void {
	if (isBox(field)) return;
	field.value = "";
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
}

/**
 * The page notices only a press that changes a box, so it gets back what the server drew first. A box that the page itself
 * decides has lost its tick by now, and any other still shows it.
 */
function pressAgain(pressed: HTMLElement): void {
	// The browser itself has opened or closed what such a button opens.
	if ("popoverTargetElement" in pressed && pressed.popoverTargetElement) return;
	if (isBox(pressed)) pressed.checked = pressed.type === "checkbox" && pressed.defaultChecked;
	pressed.click();
}

const isBox = (element: HTMLElement): element is HTMLInputElement => element.matches("[type=checkbox],[type=radio]");
