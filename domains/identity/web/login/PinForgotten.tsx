import { requestPinReset } from "@baize/factors/contract";
import { Button } from "@baize/platform-web";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { useLoginTexts } from "./texts.ts";

/** A link to a new PIN, by mail. */
export function PinForgotten({ sessionId }: { sessionId: string }) {
	const t = useLoginTexts();
	const errorText = useErrorText();
	const call = useCall(requestPinReset);
	const [isSent, setSent] = useState(false);
	const press = async (): Promise<void> => setSent((await call.run({ params: { session: sessionId } })) !== undefined);
	return (
		<div className="grid justify-items-start gap-2">
			<Button look="quiet" icon="mail" pending={call.pending} onClick={() => void press()}>
				{t("step.forgotPin")}
			</Button>
			<p role="status" className="text-sm">
				{call.error ? errorText(call.error) : isSent && t("step.pinMailed")}
			</p>
		</div>
	);
}
