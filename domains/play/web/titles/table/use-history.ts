import { useEffect, useState } from "react";
import type { TitleRound } from "../title-round.ts";

/** No plate of results has more places. */
const MAX_ROUNDS = 60;

/** The rounds that were played on this page, the oldest first. */
export function useHistory(results: readonly TitleRound[]): readonly TitleRound[] {
	const [rounds, set] = useState<readonly TitleRound[]>([]);
	useEffect(() => {
		const last = results[0];
		if (last) set((before) => [...before, last].slice(-MAX_ROUNDS));
	}, [results]);
	return rounds;
}
