import { callHouse } from "@baize/platform-web/reads";
import { type LoginRequest, login, logout, readProfile } from "../contract/index.ts";

/** What came of a login; an outcome that asks for more names its action. spec §3 */
export type LoginResult = { outcome: "SUCCESS"; isOperator: boolean };

/**
 * Logs in and fetches the profile; where that fails, the session is given up and the error goes on. An operator has no
 * player's profile. spec §4
 */
export async function signIn(body: LoginRequest): Promise<LoginResult> {
	const { sessionId, attributes } = await callHouse(login, { body });
	if (attributes.roles) return { outcome: "SUCCESS", isOperator: true };
	try {
		await callHouse(readProfile, { params: { session: sessionId } });
		return { outcome: "SUCCESS", isOperator: false };
	} catch (error) {
		await callHouse(logout, {}).catch(() => {});
		throw error;
	}
}

const BACK_OFFICE = "/backoffice";

/** Where one goes after a login: to the destination that was asked for, else home. spec §4 */
export const destinationAfter = ({ isOperator }: LoginResult, destination: string | null, home: string): string =>
	destination ?? (isOperator ? BACK_OFFICE : home);
