import { amountOnTheWay, eachShare } from "@baize/platform-web";
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
		return eachShare(lastsMs, (share) => setShown(Number(amountOnTheWay(BigInt(start), BigInt(amountMinor), share))));
	}, [amountMinor, isStill]);
	return shown;
}
