import { useEffect, useLayoutEffect, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
	interface Window {
		/** What was pressed before the page had woken up, in order. */
		earlyPresses?: Set<HTMLElement> | undefined;
		/** What was filled in before that. */
		earlyFields?: Map<Field, string> | undefined;
		isAwake?: boolean;
	}
}

const YEAR_SECONDS = 31_536_000;

const KEPT = "button,input[type=checkbox],input[type=radio]";

/**
 * Runs before anything else on the page, because a person may be quicker than its scripts. What is filled in and pressed
 * while nothing can answer yet is kept, not lost; nor does the browser send the form by itself, as nothing would take it. A
 * box that is pressed twice is left as it was. A link to the same page in another language takes the hash along, which the
 * server never sees, and the language chosen is the one that the next visit begins in (spec §1).
 */
export const EARLY_PRESS = import.meta.env.SSR
	? `addEventListener("click",function(e){var t=e.target,a=t.closest("a[hreflang]"),b=t.closest("${KEPT}"),k;if(a){a.hash=location.hash;document.cookie="LANG="+a.hreflang+"; path=/; max-age=${YEAR_SECONDS}; secure; samesite=lax"}if(window.isAwake||!b)return;k=window.earlyPresses=window.earlyPresses||new Set;if(!b.matches("input")){k.add(b);if(b.form)e.preventDefault()}else if(k.has(b))k.delete(b);else k.add(b)},true);addEventListener("input",function(e){if(!window.isAwake)(window.earlyFields=window.earlyFields||new Map).set(e.target,e.target.value)},true)`
	: "";

/**
 * Answers what was kept: fields at once, because whatever is drawn next would empty them; presses once the page has drawn
 * what only the browser knows, such as the address's hash. Called innermost, by the frame or by a page without it: what
 * stands around them wakes before the buttons can answer.
 */
export function useEarlyPress(): void {
	// At the very moment from which buttons answer by themselves, and not a breath later: a press that is both kept and answered counts twice.
	const [, wake] = useState(false);
	useLayoutEffect(() => {
		window.isAwake = true;
		// Whatever else is to be done as the page wakes, React does at once where this changes: no press comes before the fields.
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

// React takes note only of a value other than the one that it wrote or found itself. What is written past its own setter is.
function fillAgain(field: Field, value: string): void {
	if (isBox(field)) return;
	field.value = "";
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
}

/** A box shows its tick already; only a press that changes it is one that the page takes note of. */
function pressAgain(pressed: HTMLElement): void {
	if (isBox(pressed)) pressed.checked = pressed.type === "checkbox" && !pressed.checked;
	pressed.click();
}

const isBox = (element: HTMLElement): element is HTMLInputElement => element.matches("[type=checkbox],[type=radio]");
