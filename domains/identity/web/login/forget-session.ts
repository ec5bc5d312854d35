import { callApi } from "@baize/platform-web/reads";
import { forgetEndedSession } from "../../contract/login/login-calls.ts";

let goneLately: Promise<unknown> = Promise.resolve();

/** Removes the cookie of an ended session from the browser. */
export function forgetSession(): void {
	goneLately = callApi(forgetEndedSession, {}).catch(() => undefined);
}

/** Resolves once the cookie is removed. A login waits for it, otherwise its own new cookie would be removed. */
export const sessionForgotten = (): Promise<unknown> => goneLately;
