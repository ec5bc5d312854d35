import { useCallback, useState } from "react";

export type ToldLine = { key: number; text: string };

const LINES_KEPT = 40;
let nextKey = 0;

/** What has been told of the game, oldest first: a reader speaks each line as it is added. */
export function useToldLines(): { lines: readonly ToldLine[]; add(text: string): void } {
	const [lines, set] = useState<readonly ToldLine[]>([]);
	const add = useCallback(
		(text: string) => set((before) => [...before.slice(1 - LINES_KEPT), { key: nextKey++, text }]),
		[],
	);
	return { lines, add };
}
