import { useEffect, useLayoutEffect, useState } from "react";
import { awaitFirstPress } from "./scripts/whole-styles.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
	interface Window {
		/** What was pressed before the page was hydrated, in order. */
		earlyPresses?: Set<HTMLElement> | undefined;
		/** What was typed before that. */
		earlyFields?: Map<Field, string> | undefined;
		isAwake?: boolean;
		/** The link to the chat that was pressed before the chat could open. */
		earlyChat?: HTMLElement | undefined;
		isChatReady?: boolean;
	}
}

/** From now on links to the chat open it, or lead where they lead if there is none; one that was pressed earlier, too. */
export function replayEarlyChat(): void {
	window.isChatReady = true;
	window.earlyChat?.click();
	window.earlyChat = undefined;
}

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
		awaitFirstPress(window.earlyPresses !== undefined);
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
