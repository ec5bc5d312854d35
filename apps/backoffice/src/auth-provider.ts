import { describeSession, logout } from "@baize/identity/contract";
import { logInPastCaptcha } from "@baize/identity/web";
import { CallError, callHouse } from "@baize/platform-web/reads";
import type { AuthProvider } from "react-admin";
import { ROOMS } from "./rooms.ts";

const SIGNED_OUT_STATUS = 401;

/** An operator signs in with the house's own call; the cookie is the house's, too. */
export const authProvider: AuthProvider = {
	async login({ username, password }) {
		const answer = await logInPastCaptcha({ username, credentials: { password } });
		if (answer.attributes.roles?.length) return;
		// A player has no business here, and is not to stay signed in by having tried.
		await callHouse(logout, {});
		throw new Error("office.login.notOperator");
	},
	async logout() {
		await callHouse(logout, {}).catch(() => undefined);
	},
	async checkAuth() {
		const { signedIn, roles } = await callHouse(describeSession, {});
		if (!signedIn || roles.length === 0) throw new Error("office.login.required");
	},
	async checkError(error) {
		if (error instanceof CallError && error.status === SIGNED_OUT_STATUS) throw error;
	},
	async getIdentity() {
		const { handle = "", displayName = "" } = await callHouse(describeSession, {});
		return { id: handle, fullName: displayName };
	},
	async getPermissions() {
		return (await callHouse(describeSession, {})).roles;
	},
	async canAccess({ resource }) {
		const role = ROOMS.find((room) => room.name === resource)?.role;
		if (role === undefined) return true;
		const { roles } = await callHouse(describeSession, {});
		return [role].flat().some((one) => roles.includes(one));
	},
};
