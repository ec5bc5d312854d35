import { raiseAfterLoad } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { CallError, callHouse } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import type { ActionDone } from "../../../contract/login-schemas.ts";
import { renewActionToken } from "../../../contract/required-action-calls.ts";
import { ACTION_PATHS, isRequiredAction } from "../../../contract/required-actions.ts";
import { LOGIN_SUCCESS } from "../login-success.ts";
import type { ActionPage } from "./load-action.ts";

/** Does a required action by its token, and goes on: to the next action, or to where the person was going. */
export function useAction({ handle, token, destination }: ActionPage, doneText: string) {
	const path = useSitePath();
	const known = useRef(token);
	const underWay = useRef(false);
	const [pending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();
	// The token need not stand in the address, nor in the history of the browser.
	useEffect(() => hideToken(), []);

	async function tokenNow(): Promise<string> {
		known.current ??= (await callHouse(renewActionToken, { params: { session: handle } })).token;
		return known.current;
	}

	/** With the token, and where that has ended, once more with another. */
	async function withToken<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
		try {
			return await call(await tokenNow());
		} catch (thrown) {
			if (!isTokenOver(thrown)) throw thrown;
			known.current = null;
			return call(await tokenNow());
		}
	}

	/** Answers undefined where it was refused, see `error`, or one is under way. */
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
		const query = destination ? `?destination=${encodeURIComponent(destination)}` : "";
		if (outcome === "ACTION_REQUIRED" && isRequiredAction(action)) {
			location.assign(path(ACTION_PATHS[action]) + query);
			return;
		}
		dispatchEvent(new CustomEvent(LOGIN_SUCCESS, { detail: {} }));
		raiseAfterLoad(doneText, "success");
		location.assign(destination ?? path("/"));
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
export const faultIn = (error: CallError | undefined, field: string): string | undefined =>
	error?.body.errors?.find((fault) => fault.field === field)?.cause;
