import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const proof = { password: "not the password" };

/** Security and every step of a login are open to all. */
export const playerCalls = {
	readStepUp: ok,
	listDevices: ok,
	listSignIns: ok,
	readProfile: ok,
	beginEmailChange: { body: { email: "another@baize.test", proof } },
	cancelEmailChange: {},
	changePassword: { body: { password: "nine quiet rivers", proof } },
	endDevice: { params: { device: NONE } },
	endOtherDevices: ok,
	beginPasskeyStep: {},
	stepUp: { body: { method: "PASSWORD", value: "not the password" } },
	renewActionToken: {},
	choosePin: { body: { token: "x", pinCode: "2580" } },
	choosePassword: { body: { token: "x", password: "nine quiet rivers" } },
	requestPhoneCode: { body: { token: "x", phone: "+14165550100" } },
	choosePhone: { headers: { "x-mfa-code": "123456" }, body: { token: "x", phone: "+14165550100" } },
} satisfies PlayerCallsOf<typeof contract>;
