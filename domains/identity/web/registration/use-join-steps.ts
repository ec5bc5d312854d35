import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { hashOfStep, stepOfHash } from "./join-steps.ts";

/**
 * The present step, also in the address's hash, so that the browser's own Back leads to the step before and nothing that
 * was typed is lost. A page that was loaded begins with the first step.
 */
export function useJoinSteps(form: RefObject<HTMLFormElement | null>) {
	const { hash, search } = useLocation();
	const navigate = useNavigate();
	const [step, setStep] = useState(0);
	const [reached, setReached] = useState(0);
	useEffect(() => {
		const named = stepOfHash(hash);
		if (named !== undefined) setStep(Math.min(named, reached));
	}, [hash, reached]);
	useStepFocus(form, step);

	/** To an earlier step without a further entry in the browser's history. */
	function goTo(next: number): void {
		setStep(next);
		setReached(Math.max(next, reached));
		void navigate({ search, hash: hashOfStep(next) }, { replace: next < step });
	}
	return { step, goTo, back: () => goTo(step - 1) };
}

/** A new step begins at its heading; an error in it takes the focus after that. */
function useStepFocus(form: RefObject<HTMLFormElement | null>, step: number): void {
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		form.current?.querySelector<HTMLElement>("[data-step]:not([hidden]) legend")?.focus();
	}, [form, step]);
}
