import { callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { readBetLimits } from "../../../contract/calls.ts";
import type { Limits } from "../lines/lines.ts";

const known = new Map<string, Limits>();

/** The limits in this currency, once they have been read; the server enforces them in any case. */
export function useLimits(currency: string): Limits | undefined {
	const [limits, setLimits] = useState(known.get(currency));
	useEffect(() => {
		let isGone = false;
		const read = async (): Promise<void> => {
			const answer = await callApi(readBetLimits, { query: { currency } });
			known.set(currency, answer);
			if (!isGone) setLimits(answer);
		};
		if (known.has(currency)) setLimits(known.get(currency));
		// Without limits the slip relies on the server, which refuses with the limit.
		else read().catch(() => {});
		return () => {
			isGone = true;
		};
	}, [currency]);
	return limits;
}
