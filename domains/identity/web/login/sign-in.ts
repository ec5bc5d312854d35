import type { BodyOf } from "@baize/kernel/call";
import { CallError, callApi } from "@baize/platform-web/reads";
import { readProfile } from "../../contract/calls.ts";
import { login, loginByPasskey, logout } from "../../contract/login/login-calls.ts";
import type { LoginHeaders, LoginRequest, LoginSuccess } from "../../contract/login/login-schemas.ts";
import { isRequiredAction, type RequiredAction } from "../../contract/login/required-actions.ts";
import { sessionForgotten } from "./forget-session.ts";
import { LoginRefused, refusedBy } from "./login-cause.ts";
import { announceLogin } from "./login-success.ts";
import { storeDevice } from "./remembered.ts";

/** The outcome of a login. The parameters are passed to the next page. spec §3, §4 */
export type LoginResult =
	| { outcome: "SUCCESS"; params: Params }
	| { outcome: "ACTION_REQUIRED"; action: RequiredAction; params: Params };
type Params = Record<string, string>;

const PRECONDITION_REQUIRED = 428;

/**
 * Logs in and fetches the profile; where that fails, it ends the session and passes on the error. A profile without a
 * PIN requires one first. spec §4
 */
export const signIn = (body: LoginRequest, headers: LoginHeaders = {}): Promise<LoginResult> =>
	complete(() => callApi(login, { body, headers }), body.remember_device);

/** The same by the browser's passkey signature. */
export const signInByPasskey = (body: BodyOf<typeof loginByPasskey>): Promise<LoginResult> =>
	complete(() => callApi(loginByPasskey, { body }), body.remember_device);

async function complete(send: () => Promise<LoginSuccess>, shouldRemember: boolean | undefined): Promise<LoginResult> {
	await sessionForgotten();
	const answer = await send().catch((error) => {
		if (error instanceof CallError && error.status === PRECONDITION_REQUIRED) return actionIn(error);
		throw error instanceof CallError ? refusedBy(error) : error;
	});
	if ("outcome" in answer) return answer;
	storeDevice(answer.deviceId, shouldRemember);
	const params = { language: answer.attributes.language };
	const { hasPinCode } = await profileOf(answer);
	return hasPinCode
		? succeeded(answer, { outcome: "SUCCESS", params })
		: succeeded(answer, { outcome: "ACTION_REQUIRED", action: "ADD_PIN_CODE", params });
}

async function profileOf({ sessionId }: LoginSuccess): Promise<{ hasPinCode: boolean }> {
	try {
		return await callApi(readProfile, { params: { session: sessionId } });
	} catch (error) {
		await callApi(logout, {}).catch(() => {});
		throw error;
	}
}

/** The action that a 428 requires. Its token is a parameter; so is its profile data, written as JSON. spec §4, §8 */
function actionIn({ body }: CallError): LoginResult {
	const { action, token, profileInfo } = body as unknown as Record<string, unknown>;
	if (action === undefined) throw new LoginRefused("Precondition Required");
	if (!isRequiredAction(action)) throw new LoginRefused("UNKNOWN_REQUIRED_ACTION");
	if (typeof token !== "string") throw new LoginRefused("INVALID_REQUIRED_ACTION_DETAILS");
	if (action !== "forcePhoneNumberReset") return { outcome: "ACTION_REQUIRED", action, params: { token } };
	if (!profileInfo) throw new LoginRefused("INVALID_REQUIRED_ACTION_DETAILS");
	return { outcome: "ACTION_REQUIRED", action, params: { token, profileInfo: JSON.stringify(profileInfo) } };
}

function succeeded(answer: LoginSuccess, result: LoginResult): LoginResult {
	announceLogin(answer);
	return result;
}
