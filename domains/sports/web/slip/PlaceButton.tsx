import { Button } from "@baize/platform-web";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";

type Props = {
	pending: boolean;
	disabled: boolean;
	onClick(): void;
	children: ReactNode;
	/** It goes, and the keyboard was at it. */
	onGone(): void;
};

/** The button that places. Where it becomes one that accepts another price, that is another button: give it another key. */
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
	return <Button ref={button} wide onKeyDown={ignoreHeld} {...rest} />;
}

/** A key that is held goes on as a row of presses, and would accept a price that has moved since it went down. */
function ignoreHeld(event: KeyboardEvent): void {
	if (event.repeat && event.key === "Enter") event.preventDefault();
}

/** Takes the focus from the button that is gone to the news of the moved price, or to the button in its place. */
export function useFocusOnNews(moved: boolean) {
	const bar = useRef<HTMLDivElement>(null);
	const isLost = useRef(false);
	useEffect(() => {
		if (!isLost.current) return;
		isLost.current = false;
		const news = bar.current?.closest("[role=tabpanel]")?.querySelector<HTMLElement>("[data-moved]");
		(moved ? news : bar.current?.querySelector("button"))?.focus();
	}, [moved]);
	const onGone = (): void => {
		isLost.current = true;
	};
	return { bar, onGone };
}
