import { useEffect, useRef, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";

/** An amount that counts to its new value; at once where motion is reduced, and where it falls. */
export function useCountUp(amountMinor: number, lastsMs: number, beginMinor = amountMinor): number {
	const isStill = useStillness();
	const [shown, setShown] = useState(beginMinor);
	const from = useRef(beginMinor);
	useEffect(() => {
		const start = from.current;
		from.current = amountMinor;
		if (isStill || amountMinor <= start) {
			setShown(amountMinor);
			return;
		}
		// A frame's own time may be before this effect: a count from then on would begin below its first amount.
		let beganMs: number | undefined;
		let frame = requestAnimationFrame(function step(nowMs) {
			beganMs ??= nowMs;
			const part = Math.min(1, (nowMs - beganMs) / lastsMs);
			const eased = 1 - (1 - part) ** 3;
			setShown(start + Math.round((amountMinor - start) * eased));
			if (part < 1) frame = requestAnimationFrame(step);
		});
		return () => cancelAnimationFrame(frame);
	}, [amountMinor, isStill]);
	return shown;
}
