import { isSent, type Method } from "@baize/factors/contract";
import { CodeForm, OperationBlockProvider, requestCode } from "@baize/factors/web";
import { Button } from "@baize/platform-web";
import { CallError } from "@baize/platform-web/reads";
import { useEffect, useRef } from "react";
import { PASSKEY } from "../../contract/login/required-actions.ts";
import type { Step } from "./attempt.ts";
import type { LoginRefused } from "./login-cause.ts";
import { PasskeyWay } from "./PasskeyWay.tsx";
import { PinForgotten } from "./PinForgotten.tsx";
import { useLoginTexts } from "./texts.ts";

type Refusal = LoginRefused | CallError | undefined;
type Props = {
	step: Step;
	onProof(method: string, code: string): Promise<Refusal>;
	/** Back to the form, with an error to show there. */
	onBack(why?: LoginRefused | CallError): void;
};

/** One more proof before the login is complete: a PIN, a code, or a passkey where there is one. */
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
	// The pressed button is gone; users of a keyboard or screen reader continue at the next field.
	useEffect(() => introducing.current?.focus(), []);

	/** A refused code is shown beside its field; any other error concerns the whole login. */
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
				requestCode={isSent(method as Method) ? requestCode(sessionId, "login") : undefined}
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
