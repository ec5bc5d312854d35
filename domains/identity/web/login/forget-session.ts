import { callHouse } from "@baize/platform-web/reads";
import { logout } from "../../contract/login-calls.ts";

let goneLately: Promise<unknown> = Promise.resolve();

/** Takes the cookie of a session that is over out of the browser. */
export function forgetSession(): void {
	goneLately = callHouse(logout, {}).catch(() => undefined);
}

/** Once that is done. A login waits for it, for the cookie that would go with it otherwise is its own. */
export const sessionForgotten = (): Promise<unknown> => goneLately;
