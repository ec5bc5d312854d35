import { useEffect, useRef } from "react";

/** The space bar plays from anywhere on the page, except where it already has a meaning. */
export function useSpaceKey(press: () => void, isOn: boolean): void {
	const latest = useRef(press);
	latest.current = press;
	useEffect(() => {
		if (!isOn) return;
		const onKey = (event: KeyboardEvent): void => {
			const isFree = event.target === document.body || (event.target as Element).closest?.("#content") === event.target;
			if (event.key !== " " || event.repeat || !isFree) return;
			event.preventDefault();
			latest.current();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [isOn]);
}
