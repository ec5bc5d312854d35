import { useEffect, useRef } from "react";

/** The buttons change with the round: a player who has pressed one by key goes on at the first of the others. */
export function useFocusAfter(isOpen: boolean, moves: string) {
	const buttons = useRef<HTMLDivElement>(null);
	const was = useRef(isOpen);
	// After the frame: to give the focus before it, the browser would have to lay out the whole page twice.
	useEffect(() => {
		if (was.current === isOpen) return;
		was.current = isOpen;
		if (document.activeElement !== document.body) return;
		buttons.current?.querySelector<HTMLButtonElement>(isOpen ? moves : ".spin-button")?.focus({ preventScroll: true });
	}, [isOpen]);
	return buttons;
}
