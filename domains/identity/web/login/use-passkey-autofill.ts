import { MINUTE_MS } from "@baize/kernel/time";
import { callApi } from "@baize/platform-web/reads";
import { useEffect, useEffectEvent, useRef } from "react";
import { beginPasskeyLogin } from "../../contract/login/login-step.ts";

/** The server's challenge is valid for five minutes. */
const RENEWED_MS = 4 * MINUTE_MS;

/**
 * Offers the passkeys of this site in the e-mail field, beside the browser's autofill. Older browsers offer none, and
 * the button remains. Returns a function that cancels the offer, because a browser shows one prompt at a time.
 */
export function usePasskeyAutofill(onSigned: (response: Record<string, unknown>) => void): () => void {
	const signed = useEffectEvent(onSigned);
	const offer = useRef(new AbortController());
	useEffect(() => {
		async function begin(): Promise<void> {
			offer.current.abort();
			offer.current = new AbortController();
			const response = await offered(offer.current.signal).catch(() => undefined);
			if (response) signed(response);
		}
		if (!globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) return;
		void begin();
		const renewal = setInterval(() => void begin(), RENEWED_MS);
		return () => {
			clearInterval(renewal);
			offer.current.abort();
		};
	}, []);
	return () => offer.current.abort();
}

async function offered(signal: AbortSignal): Promise<Record<string, unknown> | undefined> {
	if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
	const { options } = await callApi(beginPasskeyLogin, {}, signal);
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
	const credential = await navigator.credentials.get({ mediation: "conditional", publicKey, signal });
	return credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : undefined;
}
