import { useEffect, useRef, useState } from "react";
import { proveBy } from "./call-api.ts";

type Prompt = { answer(isProved: boolean): void; outcome: Promise<boolean> };

function newPrompt(): Prompt {
	let answer: Prompt["answer"] = () => {};
	const outcome = new Promise<boolean>((resolve) => {
		answer = resolve;
	});
	return { answer, outcome };
}

/**
 * Where a call needs a fresh proof, `isAsked` is true until `end` says whether it was given. Simultaneous calls share
 * the same answer.
 */
export function useProofPrompt(): { isAsked: boolean; end(isProved: boolean): void } {
	const [isAsked, setAsked] = useState(false);
	const latest = useRef<Prompt>(undefined);
	useEffect(
		() =>
			proveBy(() => {
				latest.current ??= newPrompt();
				setAsked(true);
				return latest.current.outcome;
			}),
		[],
	);
	function end(isProved: boolean): void {
		latest.current?.answer(isProved);
		latest.current = undefined;
		setAsked(false);
	}
	return { isAsked, end };
}
