import { describeOperator, logOutOperator, type OperatorView } from "@baize/identity/contract";
import { CallError, callHouse } from "@baize/platform-web/reads";
import type { AuthProvider } from "react-admin";
import { ROOMS } from "./rooms.ts";

const SIGNED_OUT_STATUS = 401;
const NO_ANSWER_STATUS = 0;

let asking: Promise<OperatorView> | undefined;

/** react-admin asks for each part of a page who looks at it: all of one moment are answered by one call. */
function readOperator(): Promise<OperatorView> {
	asking ??= callHouse(describeOperator, {}).finally(() => {
		asking = undefined;
	});
	return asking;
}

/** Whether the operator is known to be logged out. Where the server does not answer, nobody is logged out by that. */
async function isLoggedOut(): Promise<boolean> {
	try {
		return (await readOperator()).state !== "signedIn";
	} catch (error) {
		if (error instanceof CallError) return false;
		throw error;
	}
}

/**
 * react-admin also asks for a logout where nobody is logged in, and while the page is being left: a login that is half way is
 * not to end by it, also where nothing was heard of it.
 */
const mayBeSignedIn = (): Promise<boolean> =>
	readOperator().then(
		({ state }) => state === "signedIn",
		(error) => !(error instanceof CallError && error.status === NO_ANSWER_STATUS),
	);

/** Who works here. The login itself is the page's, in several steps; react-admin hears of it once it is whole. */
export const authProvider: AuthProvider = {
	async login() {
		await this.checkAuth({});
	},
	async logout() {
		if (await mayBeSignedIn()) await callHouse(logOutOperator, {}).catch(() => undefined);
	},
	async checkAuth() {
		if (await isLoggedOut()) throw new Error("access.login.required");
	},
	async checkError(error) {
		if (error instanceof CallError && error.status === SIGNED_OUT_STATUS) throw error;
	},
	async getIdentity() {
		const { id = "", displayName = "" } = await readOperator();
		return { id, fullName: displayName };
	},
	async getPermissions() {
		return (await readOperator()).roles;
	},
	async canAccess({ resource }) {
		const role = ROOMS.find((room) => room.name === resource)?.role;
		if (role === undefined) return true;
		const { roles } = await readOperator();
		return [role].flat().some((one) => roles.includes(one));
	},
};
