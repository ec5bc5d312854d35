import { type KeyboardEvent, useRef, useState } from "react";

type Middle = { x: number; y: number };

const STEPS: Partial<Record<string, readonly [x: number, y: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** Two places are as near as each other within this, in pixels: then the first of them is taken. */
const AS_NEAR = 4;

/** Of places by their middles, the one that lies next in the direction of an arrow key; the same one at the edge. */
export function nearestTo(from: number, key: string, middles: readonly Middle[]): number {
	const [stepX, stepY] = STEPS[key]!;
	const { x, y } = middles[from]!;
	let best = { at: from, cost: Number.POSITIVE_INFINITY };
	middles.forEach((middle, at) => {
		const [byX, byY] = [middle.x - x, middle.y - y];
		const ahead = byX * stepX + byY * stepY;
		const cost = ahead + 3 * Math.abs(byX * stepY + byY * stepX);
		if (ahead > 1 && cost < best.cost - AS_NEAR) best = { at, cost };
	});
	return best.at;
}

/** Places of which one is in the order of tabs: the arrow keys go on from there, as the places lie on the screen. */
export function useNearKeys(first: string) {
	const group = useRef<HTMLFieldSetElement>(null);
	const [at, moveTo] = useState(first);
	const onKeyDown = (event: KeyboardEvent): void => {
		if (!STEPS[event.key]) return;
		event.preventDefault();
		const places = [...group.current!.querySelectorAll<HTMLElement>("[data-spot]")];
		const from = places.findIndex(({ dataset }) => dataset.spot === at);
		const to = places[nearestTo(from, event.key, places.map(middleOf))];
		to?.querySelector("button")?.focus();
	};
	return {
		of: { ref: group, onKeyDown },
		keysOf: (spot: string) => ({ tabIndex: spot === at ? 0 : -1, onFocus: () => moveTo(spot) }),
	};
}

function middleOf(place: HTMLElement): Middle {
	const { left, top, width, height } = place.getBoundingClientRect();
	return { x: left + width / 2, y: top + height / 2 };
}
