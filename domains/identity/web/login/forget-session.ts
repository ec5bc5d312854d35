import { callHouse } from "@baize/platform-web/reads";
import { logout } from "../../contract/login-calls.ts";

/** Takes the cookie of a session that is over out of the browser. */
export const forgetSession = (): Promise<unknown> => callHouse(logout, {}).catch(() => undefined);
