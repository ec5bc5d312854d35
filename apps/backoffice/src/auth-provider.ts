import { describeOperator, logOutOperator, type OperatorView } from "@baize/identity/contract";
import { can } from "@baize/platform-backoffice";
import { CallError, callApi } from "@baize/platform-web/reads";
import type { AuthProvider } from "react-admin";
import { SECTIONS } from "./domains.ts";

const SIGNED_OUT_STATUS = 401;
const NO_ANSWER_STATUS = 0;

let pending: Promise<OperatorView> | undefined;

/**
 * react-admin asks for the operator's permissions for each part of a page: calls at the same moment share one request.
 */
function readOperator(): Promise<OperatorView> {
	pending ??= callApi(describeOperator, {}).finally(() => {
		pending = undefined;
	});
	return pending;
}

/** Whether the operator is certainly logged out. A server that does not answer logs no one out. */
async function isLoggedOut(): Promise<boolean> {
	try {
		return (await readOperator()).state !== "signedIn";
	} catch (error) {
		if (error instanceof CallError) return false;
		throw error;
	}
}

/**
 * react-admin also requests a logout when no one is logged in, and while the page is left: a login in progress must not
 * end by it, even if its state is unknown.
 */
const mayBeSignedIn = (): Promise<boolean> =>
	readOperator().then(
		({ state }) => state === "signedIn",
		(error) => !(error instanceof CallError && error.status === NO_ANSWER_STATUS),
	);

/**
 * The identity of the operator. The login itself is the page's, in several steps; react-admin is notified once it is
 * complete.
 */
export const authProvider: AuthProvider = {
	async login() {
		await this.checkAuth({});
	},
	async logout() {
		if (await mayBeSignedIn()) await callApi(logOutOperator, {}).catch(() => undefined);
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
		const section = SECTIONS.find(({ name }) => name === resource);
		return section === undefined || can((await readOperator()).roles, section);
	},
};
