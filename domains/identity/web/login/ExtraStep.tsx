import { isSent, type Method } from "@baize/factors/contract";
import { askForCode, CodeForm, OperationBlockProvider } from "@baize/factors/web";
import { Button } from "@baize/platform-web";
import { CallError } from "@baize/platform-web/reads";
import { useEffect, useRef } from "react";
import { PASSKEY } from "../../contract/required-actions.ts";
import type { Step } from "./attempt.ts";
import type { LoginRefused } from "./login-cause.ts";
import { PasskeyWay } from "./PasskeyWay.tsx";
import { PinForgotten } from "./PinForgotten.tsx";
import { useLoginTexts } from "./texts.ts";

type Refusal = LoginRefused | CallError | undefined;
type Props = {
	step: Step;
	onProof(method: string, code: string): Promise<Refusal>;
	/** To the form again, with what to say there. */
	onBack(why?: LoginRefused | CallError): void;
};

/** One more proof before the login is whole: a PIN, a code, or a passkey where there is one. */
export default function ExtraStep({ step, onProof, onBack }: Props) {
	return (
		<OperationBlockProvider handle={step.sessionId}>
			<StepForm step={step} onProof={onProof} onBack={onBack} />
		</OperationBlockProvider>
	);
}

const BLOCKED_STATUS = 423;

function StepForm({ step, onProof, onBack }: Props) {
	const t = useLoginTexts();
	const { method, methods, sessionId, phoneEnd } = step;
	const introducing = useRef<HTMLParagraphElement>(null);
	// The button that was pressed is gone; whoever goes by keyboard or by ear goes on from what is asked next.
	useEffect(() => introducing.current?.focus(), []);

	/** A refusal of the code is told beside it; any other concerns the whole login. */
	async function give(by: string, code: string): Promise<CallError | undefined> {
		const refusal = await onProof(by, code);
		if (refusal instanceof CallError && refusal.code === "blocked")
			return new CallError(BLOCKED_STATUS, { ...refusal.body, errorCode: "MFA_ACCOUNT_BLOCKED" });
		if (refusal instanceof CallError) return refusal;
		if (refusal) onBack(refusal);
		return undefined;
	}
	return (
		<div className="grid gap-4">
			<p ref={introducing} tabIndex={-1} className="outline-none">
				{introduction(t, method, phoneEnd)}
			</p>
			<CodeForm
				operation="login"
				method={method as Method}
				onCode={(code) => give(method, code)}
				ask={isSent(method as Method) ? askForCode(sessionId, "login") : undefined}
				submitLabel={t("step.submit")}
				actions={
					<Button look="quiet" onClick={() => onBack()}>
						{t("step.back")}
					</Button>
				}
			/>
			{methods.includes(PASSKEY) && <PasskeyWay sessionId={sessionId} onSigned={(signed) => give(PASSKEY, signed)} />}
			{method === "PIN_CODE" && <PinForgotten sessionId={sessionId} />}
		</div>
	);
}

function introduction(t: ReturnType<typeof useLoginTexts>, method: string, phoneEnd: string | undefined): string {
	if (method === "PIN_CODE") return t("step.pin");
	if (method === "EMAIL") return t("step.email");
	if (method !== "SMS") return t("step.authenticator");
	return phoneEnd ? t("step.sms", { phoneEnd }) : t("step.smsUnknown");
}
