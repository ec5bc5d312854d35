import { useSitePath } from "@baize/platform-web/i18n";
import { CallError } from "@baize/platform-web/reads";
import { useRef, useState } from "react";
import { rememberName } from "./remembered-name.ts";
import { destinationAfter, signIn } from "./sign-in.ts";

export type SignInError = { error: CallError; username: string };

/** Logs in once for however many presses, then loads the destination anew: every part of it is another's now. */
export function useSignIn(destination: string | null) {
	const home = useSitePath()("/");
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<SignInError>();
	const underWay = useRef(false);

	async function submit(username: string, password: string, rememberMe: boolean): Promise<void> {
		if (underWay.current) return;
		underWay.current = true;
		setPending(true);
		setError(undefined);
		try {
			const result = await signIn({ username, credentials: { password }, remember_me: rememberMe });
			rememberName(username, rememberMe);
			location.assign(destinationAfter(result, destination, home));
		} catch (thrown) {
			underWay.current = false;
			setPending(false);
			if (!(thrown instanceof CallError)) throw thrown;
			setError({ error: thrown, username });
		}
	}

	return {
		submit: (username: string, password: string, rememberMe: boolean) => void submit(username, password, rememberMe),
		pending,
		error,
	};
}
