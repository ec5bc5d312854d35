import { Button } from "@baize/platform-web";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";

type Props = {
	pending: boolean;
	disabled: boolean;
	onClick(): void;
	children: ReactNode;
	/** The button is removed while it has the focus. */
	onGone(): void;
};

/** The button that places. Where it becomes a button that accepts another price, give it another key. */
export function PlaceButton({ onGone, ...rest }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const latest = useRef(onGone);
	latest.current = onGone;
	useLayoutEffect(() => {
		const shown = button.current;
		return () => {
			if (document.activeElement === shown) latest.current();
		};
	}, []);
	return <Button ref={button} wide onKeyDown={ignoreKeyRepeat} {...rest} />;
}

/** A key held down repeats its press, and would accept a price that has moved in the meantime. */
function ignoreKeyRepeat(event: KeyboardEvent): void {
	if (event.repeat && event.key === "Enter") event.preventDefault();
}

/** Moves the focus from the removed button to the message about the moved price, or to the button in its place. */
export function useFocusOnMessage(moved: boolean) {
	const bar = useRef<HTMLDivElement>(null);
	const isLost = useRef(false);
	useEffect(() => {
		if (!isLost.current) return;
		isLost.current = false;
		const message = bar.current?.closest("[role=tabpanel]")?.querySelector<HTMLElement>("[data-moved]");
		(moved ? message : bar.current?.querySelector("button"))?.focus();
	}, [moved]);
	const onGone = (): void => {
		isLost.current = true;
	};
	return { bar, onGone };
}
