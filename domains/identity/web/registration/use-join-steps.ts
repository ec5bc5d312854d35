import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { hashOfStep, stepOfHash } from "./join-steps.ts";

/**
 * The present step, also in the address's hash, so that the browser's own Back leads to the step before and nothing that
 * was typed is lost. A page that was loaded begins with the first step.
 */
export function useJoinSteps() {
	const { hash, search } = useLocation();
	const navigate = useNavigate();
	const [step, setStep] = useState(0);
	const [reached, setReached] = useState(0);
	useEffect(() => {
		const named = stepOfHash(hash);
		if (named !== undefined) setStep(Math.min(named, reached));
	}, [hash, reached]);
	return {
		step,
		/** To an earlier step without a further entry in the browser's history. */
		goTo(next: number): void {
			setStep(next);
			setReached(Math.max(next, reached));
			void navigate({ search, hash: hashOfStep(next) }, { replace: next < step });
		},
	};
}
