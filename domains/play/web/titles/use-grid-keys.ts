import { type KeyboardEvent, useRef, useState } from "react";

const STEPS: Partial<Record<string, readonly [rows: number, columns: number]>> = {
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
};

/** A grid of buttons: one of them is in the order of tabs, and the arrow keys go on from there. */
export function useGridKeys({ columns, rows, first }: { columns: number; rows: number; first: number }) {
	const grid = useRef<HTMLFieldSetElement>(null);
	const [at, moveTo] = useState(first);
	const onKeyDown = (event: KeyboardEvent): void => {
		const step = STEPS[event.key];
		if (!step) return;
		const [row, column] = [Math.floor(at / columns) + step[0], (at % columns) + step[1]];
		if (row < 0 || row >= rows || column < 0 || column >= columns) return;
		event.preventDefault();
		const to = row * columns + column;
		moveTo(to);
		grid.current?.querySelectorAll("button")[to]?.focus();
	};
	return { at, moveTo, of: { ref: grid, onKeyDown } };
}
