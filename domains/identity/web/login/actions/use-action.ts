import { pages } from "@baize/platform-paths";
import { raiseAfterLoad } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { CallError, callApi } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import type { ActionDone } from "../../../contract/login/login-schemas.ts";
import { renewActionToken } from "../../../contract/login/required-action-calls.ts";
import { ACTION_PATHS, isRequiredAction } from "../../../contract/login/required-actions.ts";
import { LOGIN_SUCCESS } from "../login-success.ts";
import type { ActionPage } from "./load-action.ts";

/** Does a required action by its token, and continues: to the next action, or to the destination. */
export function useAction({ handle, token, destination }: ActionPage, doneText: string) {
	const path = useSitePath();
	const known = useRef(token);
	const underWay = useRef(false);
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	// Keeps the token out of the address and of the browser's history.
	useEffect(() => hideToken(), []);

	async function tokenNow(): Promise<string> {
		known.current ??= (await callApi(renewActionToken, { params: { session: handle } })).token;
		return known.current;
	}

	/** With the token, and where that has expired, once more with another. */
	async function withToken<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
		try {
			return await call(await tokenNow());
		} catch (thrown) {
			if (!isTokenOver(thrown)) throw thrown;
			known.current = null;
			return call(await tokenNow());
		}
	}

	/** Returns undefined where it was refused (see `error`), or where one is under way. */
	async function once<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer | undefined> {
		if (underWay.current) return undefined;
		underWay.current = true;
		setPending(true);
		setError(undefined);
		try {
			return await withToken(call);
		} catch (thrown) {
			if (!(thrown instanceof CallError)) throw thrown;
			setError(thrown);
			return undefined;
		} finally {
			underWay.current = false;
			setPending(false);
		}
	}

	function goOn({ outcome, action }: ActionDone): void {
		if (outcome === "ACTION_REQUIRED" && isRequiredAction(action)) {
			location.assign(path(ACTION_PATHS[action], { destination: destination ?? undefined }));
			return;
		}
		dispatchEvent(new CustomEvent(LOGIN_SUCCESS, { detail: {} }));
		raiseAfterLoad(doneText, "success");
		location.assign(destination ?? path(pages.lobby));
	}

	return { once, withToken, goOn, pending, error };
}

const isTokenOver = (thrown: unknown): boolean =>
	thrown instanceof CallError && thrown.body.errors?.some(({ field }) => field === "token") === true;

function hideToken(): void {
	const url = new URL(location.href);
	for (const name of ["token", "profileInfo"]) url.searchParams.delete(name);
	history.replaceState(history.state, "", url);
}

/** Which field a refusal is about, and why. */
export const issueIn = (error: CallError | undefined, field: string): string | undefined =>
	error?.body.errors?.find((issue) => issue.field === field)?.cause;
