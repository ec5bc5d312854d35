import { useCallback, useState } from "react";

export type LogLine = { key: number; text: string };

const MAX_LINES = 40;
let nextKey = 0;

/** The log of the game, oldest first: a screen reader announces each line as it is added. */
export function useLogLines(): { lines: readonly LogLine[]; add(text: string): void } {
	const [lines, set] = useState<readonly LogLine[]>([]);
	const add = useCallback(
		(text: string) => set((before) => [...before.slice(1 - MAX_LINES), { key: nextKey++, text }]),
		[],
	);
	return { lines, add };
}
