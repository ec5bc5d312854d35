import { Button } from "@baize/platform-web";
import { useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { resendConfirmation } from "../../contract/index.ts";
import { useCallWithCaptcha } from "../login/captcha/use-call-with-captcha.ts";
import { useIdentityTexts } from "../texts.ts";

/** Requests the confirmation mail again, and shows the result. */
export function ResendButton({ email }: { email: string }) {
	const t = useIdentityTexts();
	const errorText = useErrorText();
	const resend = useCallWithCaptcha(resendConfirmation, "resend");
	const [isSent, setSent] = useState(false);
	const press = async (): Promise<void> => setSent((await resend.run({ body: { email } })) !== undefined);
	return (
		<span className="grid gap-2">
			<span ref={resend.place} className="empty:hidden" />
			<Button
				look="secondary"
				size="s"
				icon="mail"
				pending={resend.pending}
				onFocus={resend.prepare}
				onPointerEnter={resend.prepare}
				onClick={() => void press()}
			>
				{t("checkMail.resend")}
			</Button>
			<span role="status" className="text-sm">
				{resend.error ? errorText(resend.error) : isSent && t("checkMail.resent")}
			</span>
		</span>
	);
}
