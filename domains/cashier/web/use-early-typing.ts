import { type RefObject, useEffect, useRef } from "react";

/** What was typed before the page's script had arrived: the browser shows it, but the form has not heard of it. */
export function useEarlyTyping(onText: (text: string) => void): RefObject<HTMLInputElement | null> {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const typed = field.current?.value;
		if (typed) onText(typed);
	}, [onText]);
	return field;
}
