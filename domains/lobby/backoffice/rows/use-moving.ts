import { type RefObject, useLayoutEffect, useRef } from "react";

type Move = { to: number; isUp: boolean };

/**
 * Keeps the focus on the buttons of the thing that was moved, so that a press can be repeated: `list` is the element
 * whose children are the things. At an end of the list, where the same button is disabled, the other one has it.
 */
export function useMoving(): { list: RefObject<HTMLOListElement | null>; moved(from: number, to: number): void } {
	const list = useRef<HTMLOListElement>(null);
	const move = useRef<Move>(undefined);
	useLayoutEffect(() => {
		if (move.current === undefined) return;
		const { to, isUp } = move.current;
		move.current = undefined;
		const buttonOf = (way: string) =>
			list.current?.children[to]?.querySelector<HTMLButtonElement>(`[data-move="${way}"]`);
		const [same, other] = isUp ? [buttonOf("up"), buttonOf("down")] : [buttonOf("down"), buttonOf("up")];
		(same?.disabled ? other : same)?.focus();
	});
	return {
		list,
		moved(from, to) {
			move.current = { to, isUp: to < from };
		},
	};
}
