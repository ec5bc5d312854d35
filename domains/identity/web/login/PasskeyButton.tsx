import { Button } from "@baize/platform-web";
import { callApi } from "@baize/platform-web/reads";
import { useState } from "react";
import { beginPasskeyLogin } from "../../contract/login/login-step.ts";
import { signedByPasskey } from "./signed-by-passkey.ts";
import { useLoginTexts } from "./texts.ts";

type Props = { onPress(): void; onSigned(response: Record<string, unknown>): void };

/** Logs in by finger, face or key, with nothing typed. */
export function PasskeyButton({ onPress, onSigned }: Props) {
	const t = useLoginTexts();
	const [pending, setPending] = useState(false);
	const [isUnread, setUnread] = useState(false);

	async function press(): Promise<void> {
		onPress();
		setPending(true);
		setUnread(false);
		const signed = await callApi(beginPasskeyLogin, {})
			.then(({ options }) => signedByPasskey(options))
			.catch(() => undefined);
		setPending(false);
		if (signed) onSigned(signed);
		else setUnread(true);
	}
	return (
		<div className="grid gap-2">
			<Button look="secondary" icon="fingerprint" pending={pending} onClick={() => void press()}>
				{t("page.passkey")}
			</Button>
			<p role="status" className="text-sm text-danger-ink empty:hidden">
				{isUnread && t("page.passkeyNotRead")}
			</p>
		</div>
	);
}
