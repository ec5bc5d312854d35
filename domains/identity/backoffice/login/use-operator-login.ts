import { CallError, callHouse } from "@baize/platform-web/reads";
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
import { signedByPasskey } from "../../web/signed-by-passkey.ts";
import { loginFault } from "./login-fault.ts";

/** A login of an operator, from the password to the second factor; each step at a time, with what was wrong with it. */
export function useOperatorLogin() {
	const t = useTranslate();
	const [view, setView] = useState<OperatorView>();
	const [fault, setFault] = useState("");
	const [isPending, setPending] = useState(false);
	/** Where a captcha service shows its widget. */
	const captchaPlace = useRef<HTMLDivElement>(null);

	const step = useCallback(
		async (act: () => Promise<OperatorView | undefined>): Promise<OperatorView | undefined> => {
			setPending(true);
			setFault("");
			try {
				const next = await act();
				if (next) setView(next);
				return next;
			} catch (error) {
				if (!(error instanceof CallError)) throw error;
				setFault(loginFault(error, t));
				// A session that waited for the second factor has run out: the password comes first again.
				if (error.code === "SESSION_REQUIRED") setView({ state: "signedOut", roles: [], proofs: [] });
				return undefined;
			} finally {
				setPending(false);
			}
		},
		[t],
	);
	useEffect(() => void step(() => callHouse(describeOperator, {})), [step]);

	/** What the browser signs; nothing, and then told, where it did not. */
	async function signed(): Promise<Record<string, unknown> | undefined> {
		const { options } = await callHouse(beginOperatorPasskeyProof, {});
		const response = await signedByPasskey(options);
		if (!response) setFault(t("access.login.passkeyNotRead"));
		return response;
	}

	return {
		view,
		fault,
		isPending,
		captchaPlace,
		givePassword: (username: string, password: string) =>
			step(() =>
				pastCaptcha(
					(headers) => callHouse(logInOperator, { body: { username, password }, headers }),
					captchaPlace.current,
				),
			),
		givePasskey: () =>
			step(async () => {
				const response = await signed();
				return response && callHouse(logInOperatorByPasskey, { body: { response } });
			}),
		prove: (value: string) =>
			step(() => callHouse(proveOperator, { body: { method: "TWO_FACTOR_AUTHENTICATION", value } })),
		proveByPasskey: () =>
			step(async () => {
				const response = await signed();
				const value = response && btoa(JSON.stringify(response));
				return value ? callHouse(proveOperator, { body: { method: "PASSKEY", value } }) : undefined;
			}),
		accept: (token: string, password: string) => step(() => callHouse(acceptInvitation, { body: { token, password } })),
		/** Back to the password. */
		restart: () => setView({ state: "signedOut", roles: [], proofs: [] }),
	};
}

export type OperatorLogin = ReturnType<typeof useOperatorLogin>;
