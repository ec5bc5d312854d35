import { MINUTE_MS } from "@baize/kernel/time";
import { callHouse } from "@baize/platform-web/reads";
import { useEffect, useEffectEvent, useRef } from "react";
import { beginPasskeyLogin } from "../../contract/login-step.ts";

/** What the server asks to be signed is good for five minutes. */
const RENEWED_MS = 4 * MINUTE_MS;

/**
 * Offers the passkeys of this site where the e-mail is typed, beside what the browser fills in there. Older browsers offer
 * none, and the button remains. Answers how to take the offer back: a browser asks one thing at a time.
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
	const { options } = await callHouse(beginPasskeyLogin, {}, signal);
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
	const credential = await navigator.credentials.get({ mediation: "conditional", publicKey, signal });
	return credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : undefined;
}
