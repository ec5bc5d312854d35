import { pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { submitDocument } from "../../contract/calls.ts";
import { FRAME_MESSAGE, type FrameMessage, type Kind, type Side, SUBMITTED, sidesOf } from "../../contract/document.ts";
import type { CaptureView } from "../../contract/schemas.ts";
import { useVerificationTexts } from "../texts.ts";
import { useSides } from "./use-sides.ts";
import { clearChoice, useStoredChoice } from "./use-stored-choice.ts";

type CaptureStep = "kind" | Side | "check";

/** The steps for this kind of document; until one is chosen, the longest list. */
const stepsOf = (kind: Kind | undefined): readonly CaptureStep[] => ["kind", ...sidesOf(kind ?? "idCard"), "check"];

export type CaptureFormState = ReturnType<typeof useCapture>;
type Texts = ReturnType<typeof useVerificationTexts>;

/** The state of the capture page: the step, the choice, the pictures, and what is missing. */
export function useCapture(capture: CaptureView) {
	const t = useVerificationTexts();
	const sides = useSides(capture.uploaded);
	const choice = useStoredChoice(capture.country);
	const sending = useSending();
	const [step, setStep] = useState<CaptureStep>("kind");
	const [missing, setMissing] = useState<string>();
	const { kind, country } = choice;
	const steps = stepsOf(kind);

	function goTo(next: CaptureStep | undefined): void {
		setMissing(undefined);
		if (next) setStep(next);
	}

	/** What is missing in this step; undefined if the player can continue. */
	function lackOf(of: CaptureStep): string | undefined {
		if (of === "check") return undefined;
		if (of !== "kind") return lackOfSide(sides.of(of).state, t);
		if (!kind) return t("capture.kindMissing");
		return country ? undefined : t("capture.countryMissing");
	}

	function goOn(): void {
		const lack = lackOf(step);
		setMissing(lack);
		if (lack !== undefined || isRefused(step)) return;
		if (step === "check") void sending.send(kind, country);
		else goTo(steps[steps.indexOf(step) + 1]);
	}

	const isRefused = (of: CaptureStep): boolean => of !== "kind" && of !== "check" && sides.of(of).state === "refused";

	return {
		step,
		steps,
		kind,
		country,
		sides,
		missing,
		submit: sending.submit,
		isSending: sending.isSending,
		title: titleOf(step, kind, t),
		choose(side: Side, file: File) {
			setMissing(undefined);
			void sides.choose(side, file);
		},
		chooseKind(value: Kind) {
			setMissing(undefined);
			choice.store({ kind: value, country });
		},
		chooseCountry(value: string) {
			setMissing(undefined);
			choice.store({ kind, country: value });
		},
		goOn,
		goBack: () => goTo(steps[steps.indexOf(step) - 1]),
	};
}

/** A refused picture shows its own error. */
function lackOfSide(state: "none" | "sending" | "uploaded" | "refused", t: Texts): string | undefined {
	if (state === "sending") return t("capture.wait");
	return state === "none" ? t("capture.missing") : undefined;
}

function titleOf(step: CaptureStep, kind: Kind | undefined, t: Texts): string {
	if (step === "kind") return t("capture.title");
	if (step === "check") return t("capture.checkTitle");
	if (step === "back") return t("capture.backTitle");
	return kind === "passport" ? t("capture.pageTitle") : t("capture.frontTitle");
}

function useSending() {
	const path = useSitePath();
	const viewer = useViewer();
	const submit = useCall(submitDocument);
	const [isDone, setDone] = useState(false);

	async function send(kind: Kind | undefined, country: string): Promise<void> {
		if (!viewer || !kind) return;
		const answer = await submit.run({ params: { session: viewer.handle }, body: { kind, country } });
		if (!answer) return;
		setDone(true);
		clearChoice();
		notifyParentPage(path(pages.documentResult, { transactionStatus: SUBMITTED }));
	}
	return { submit, send, isSending: submit.pending || isDone };
}

/** The page around the frame continues; without one, this page does. */
function notifyParentPage(result: string): void {
	const message: FrameMessage = { type: FRAME_MESSAGE, transactionStatus: SUBMITTED };
	if (parent === window) location.assign(result);
	else parent.postMessage(message, location.origin);
}
