import { toasts, useErrorFocus } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { callApi, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { verifyPlayer } from "../../contract/calls.ts";
import { addPasskey, beginPasskey } from "../../contract/passkey-calls.ts";
import { refusalOf } from "../code/proof.ts";
import { useRefusedProof } from "../pin/use-refused-proof.ts";
import { useFactorsTexts } from "../texts.ts";

type State = { name?: string; password?: string; failure?: string; pending?: boolean };

/** Takes the password first, then the browser makes the key, then the server stores it. */
export function useNewPasskey() {
	const t = useFactorsTexts();
	const errorText = useErrorText();
	const refusedProof = useRefusedProof();
	const session = useViewer()?.handle ?? "";
	const { revalidate } = useRevalidator();
	const focusError = useErrorFocus();
	const [state, setState] = useState<State>({});

	async function make(name: string, verificationValue: string): Promise<State> {
		const { browserSupportsWebAuthn, startRegistration } = await import("@simplewebauthn/browser");
		if (!browserSupportsWebAuthn()) return { failure: t("passkeys.unsupported") };
		const params = { session };
		const body = { verificationType: "PASSWORD", verificationMethod: "NOT_APPLICABLE", verificationValue } as const;
		const refused = await refusalOf(() => callApi(verifyPlayer, { params, body }));
		if (refused) return { password: refusedProof(refused, "PASSWORD") };
		const failed = await refusalOf(async () => {
			const { options } = await callApi(beginPasskey, { params });
			const made = await startRegistration({ optionsJSON: options as never }).catch((error) => {
				throw new NotMade(error.code === ALREADY_HERE ? "passkeys.alreadyHere" : "passkeys.notMade");
			});
			await callApi(addPasskey, { params, body: { name, response: { ...made } } });
		}).catch((error) => {
			if (error instanceof NotMade) return error;
			throw error;
		});
		if (failed instanceof NotMade) return { failure: t(failed.text) };
		return failed ? { failure: errorText(failed) } : {};
	}

	async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		const given = new FormData(form);
		const [name, password] = [String(given.get("name")).trim(), String(given.get("password"))];
		if (state.pending) return;
		const missing: State = {
			...(name ? {} : { name: t("passkeys.missingName") }),
			...(password ? {} : { password: t("passkeys.missingPassword") }),
		};
		setState(name && password ? { pending: true } : missing);
		const ended = name && password ? await make(name, password) : missing;
		setState(ended);
		if (Object.keys(ended).length === 0) {
			form.reset();
			toasts.raise(t("passkeys.addedDone"), { tone: "success" });
			await revalidate();
		} else focusError(form);
	}
	return { state, submitted };
}

/** The error that browsers report when this device already has a passkey of this account. */
const ALREADY_HERE = "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";

/** The player cancelled, or the browser could not; the text says which. */
class NotMade extends Error {
	readonly text: "passkeys.alreadyHere" | "passkeys.notMade";

	constructor(text: NotMade["text"]) {
		super(text);
		this.text = text;
	}
}
