import { Button } from "@baize/platform-web";
import { CallError, callApi, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { beginPasskeyStep } from "../../contract/login/login-step.ts";
import { signedByPasskey } from "./signed-by-passkey.ts";
import { useLoginTexts } from "./texts.ts";

type Props = { sessionId: string; onSigned(signed: string): Promise<CallError | undefined> };

/** The extra step by a passkey of the device: a finger, a face, a key. */
export function PasskeyWay({ sessionId, onSigned }: Props) {
	const t = useLoginTexts();
	const errorText = useErrorText();
	const [pending, setPending] = useState(false);
	const [failure, setFailure] = useState<string>();

	async function sign(): Promise<void> {
		setPending(true);
		setFailure(undefined);
		try {
			const text = await signed(sessionId);
			const refusal = text === undefined ? undefined : await onSigned(text);
			if (text === undefined) setFailure(t("step.passkeyFailed"));
			else if (refusal) setFailure(errorText(refusal));
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			setFailure(errorText(error));
		} finally {
			setPending(false);
		}
	}
	return (
		<div className="grid gap-2 border-t border-hairline pt-4">
			<Button look="secondary" icon="key" pending={pending} onClick={() => void sign()}>
				{t("step.passkey")}
			</Button>
			<p role="status" className="text-sm text-danger-ink">
				{failure}
			</p>
		</div>
	);
}

/** The browser's signature, as the login takes it; undefined where the person cancelled. */
async function signed(session: string): Promise<string | undefined> {
	const { options } = await callApi(beginPasskeyStep, { params: { session } });
	const response = await signedByPasskey(options);
	return response && btoa(JSON.stringify(response));
}
