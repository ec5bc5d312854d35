import { startTransition, useLayoutEffect, useRef, useState } from "react";

/** Makes a change of what is shown in parts, so that no frame waits for all of it, and resolves once it is shown. */
export function useShown(): (change: () => void) => Promise<void> {
	const [count, setCount] = useState(0);
	const waiting = useRef<(() => void)[]>([]);
	useLayoutEffect(() => {
		for (const resolve of waiting.current.splice(0)) resolve();
	}, [count]);
	return (change) =>
		new Promise((resolve) => {
			waiting.current.push(resolve);
			startTransition(() => {
				change();
				setCount((before) => before + 1);
			});
		});
}
