import { useEffect, useRef, useState } from "react";
import { proveBy } from "./call-house.ts";

type Asking = { answer(isProved: boolean): void; outcome: Promise<boolean> };

function newAsking(): Asking {
	let answer: Asking["answer"] = () => {};
	const outcome = new Promise<boolean>((resolve) => {
		answer = resolve;
	});
	return { answer, outcome };
}

/**
 * Where a call asks for a fresh proof, `isAsked` is true until `end` says whether it was given. Calls at once wait for the same
 * answer.
 */
export function useAskingForProof(): { isAsked: boolean; end(isProved: boolean): void } {
	const [isAsked, setAsked] = useState(false);
	const latest = useRef<Asking>(undefined);
	useEffect(
		() =>
			proveBy(() => {
				latest.current ??= newAsking();
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
