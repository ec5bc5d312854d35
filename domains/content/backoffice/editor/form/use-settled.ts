import { useEffect, useState } from "react";

const TYPING_MS = 200;

/** A text once it has not changed for a moment. */
export function useSettled(text: string): string {
	const [settled, settle] = useState(text);
	useEffect(() => {
		const timer = setTimeout(settle, TYPING_MS, text);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
