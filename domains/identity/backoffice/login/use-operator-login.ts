import { CallError, callApi } from "@baize/platform-web/reads";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import {
	acceptInvitation,
	beginOperatorPasskeyProof,
	describeOperator,
	logInOperator,
	logInOperatorByPasskey,
	type OperatorView,
	proveOperator,
} from "../../contract/index.ts";
import { pastCaptcha } from "../../web/login/captcha/past-captcha.ts";
import { signedByPasskey } from "../../web/login/signed-by-passkey.ts";
import { loginErrorText } from "./login-error-text.ts";

/** An operator's login, from the password to the second factor: the current step and its error. */
export function useOperatorLogin() {
	const t = useTranslate();
	const [view, setView] = useState<OperatorView>();
	const [errorText, setErrorText] = useState("");
	const [isPending, setPending] = useState(false);
	/** The element in which a captcha service shows its widget. */
	const captchaPlace = useRef<HTMLDivElement>(null);

	const step = useCallback(
		async (act: () => Promise<OperatorView | undefined>): Promise<OperatorView | undefined> => {
			setPending(true);
			setErrorText("");
			try {
				const next = await act();
				if (next) setView(next);
				return next;
			} catch (error) {
				if (!(error instanceof CallError)) throw error;
				setErrorText(loginErrorText(error, t));
				// The session that waited for the second factor has expired: start again with the password.
				if (error.code === "SESSION_REQUIRED") setView({ state: "signedOut", roles: [], proofs: [] });
				return undefined;
			} finally {
				setPending(false);
			}
		},
		[t],
	);
	useEffect(() => void step(() => callApi(describeOperator, {})), [step]);

	/** The browser's signature, or undefined after showing an error where it did not sign. */
	async function signed(): Promise<Record<string, unknown> | undefined> {
		const { options } = await callApi(beginOperatorPasskeyProof, {});
		const response = await signedByPasskey(options);
		if (!response) setErrorText(t("access.login.passkeyNotRead"));
		return response;
	}

	return {
		view,
		errorText,
		isPending,
		captchaPlace,
		givePassword: (username: string, password: string) =>
			step(() =>
				pastCaptcha(
					(headers) => callApi(logInOperator, { body: { username, password }, headers }),
					captchaPlace.current,
				),
			),
		givePasskey: () =>
			step(async () => {
				const response = await signed();
				return response && callApi(logInOperatorByPasskey, { body: { response } });
			}),
		prove: (value: string) =>
			step(() => callApi(proveOperator, { body: { method: "TWO_FACTOR_AUTHENTICATION", value } })),
		proveByPasskey: () =>
			step(async () => {
				const response = await signed();
				const value = response && btoa(JSON.stringify(response));
				return value ? callApi(proveOperator, { body: { method: "PASSKEY", value } }) : undefined;
			}),
		accept: (token: string, password: string) => step(() => callApi(acceptInvitation, { body: { token, password } })),
		/** Back to the password. */
		restart: () => setView({ state: "signedOut", roles: [], proofs: [] }),
	};
}

export type OperatorLogin = ReturnType<typeof useOperatorLogin>;
