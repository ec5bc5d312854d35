import { lazyDialog } from "@baize/platform-web";
import { proveBy } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";

const StepUpDialog = lazyDialog(() => import("./StepUpDialog.tsx"));

type Asking = { answer(isProved: boolean): void; outcome: Promise<boolean> };

function newAsking(): Asking {
	let answer: Asking["answer"] = () => {};
	const outcome = new Promise<boolean>((resolve) => {
		answer = resolve;
	});
	return { answer, outcome };
}

/** Where a call asks for a fresh proof, this asks the player for it. Calls at once wait for the same answer. */
export function StepUpGate() {
	const [asking, setAsking] = useState<Asking>();
	const latest = useRef<Asking>(undefined);
	useEffect(
		() =>
			proveBy(() => {
				latest.current ??= newAsking();
				setAsking(latest.current);
				return latest.current.outcome;
			}),
		[],
	);
	function end(isProved: boolean): void {
		latest.current?.answer(isProved);
		latest.current = undefined;
		setAsking(undefined);
	}
	return asking ? <StepUpDialog onClose={() => end(false)} onProved={() => end(true)} /> : null;
}
