import type { KeyboardEvent } from "react";

/**
 * The new index for an arrow key in a list of `count` items in a line, or undefined for any other key. `turned` is a
 * line in right-to-left text, where the left arrow means next.
 */
export function steppedIndex(key: string, index: number, count: number, turned = false): number | undefined {
	const forward = turned ? "ArrowLeft" : "ArrowRight";
	const back = turned ? "ArrowRight" : "ArrowLeft";
	if (count === 0) return undefined;
	if (key === forward || key === "ArrowDown") return (index + 1) % count;
	if (key === back || key === "ArrowUp") return (index - 1 + count) % count;
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	return undefined;
}

/** Moves the focus among the elements that match `selector` inside the element of the event. Returns the new one. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | undefined {
	// What is hidden on this kind of screen cannot have the focus.
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)].filter((stop) =>
		stop.checkVisibility(),
	);
	const turned = getComputedStyle(event.currentTarget).direction === "rtl";
	const at = stops.indexOf(document.activeElement as HTMLElement);
	const to = at < 0 ? undefined : steppedIndex(event.key, at, stops.length, turned);
	if (to === undefined) return undefined;
	event.preventDefault();
	stops[to]?.focus();
	return stops[to];
}
