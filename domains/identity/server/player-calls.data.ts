import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";
const proof = { password: "not the password" };
const NO_OFFERS = { excluded: "OFFERS_PAUSED", timedOut: "OFFERS_PAUSED" } as const;

/** Security, corrections and every step of a login are open to all. An excluded player cannot choose offers. */
export const playerCalls = {
	readStepUp: ok,
	listDevices: ok,
	listSignIns: ok,
	readAccount: ok,
	readProfile: ok,
	readTerms: ok,
	updatePreferences: {
		body: { nickname: "River", language: "en", marketing: true },
		...ok,
		refused: NO_OFFERS,
	},
	updateDetails: {
		body: {
			details: {
				firstName: "Pat",
				lastName: "Doe",
				address: {
					countryCode: "CA",
					subdivision: "ON",
					street: "1 Queen Street",
					city: "Toronto",
					postalCode: "M5H 2N2",
				},
				phone: "+14165550100",
			},
			proof,
		},
	},
	acceptTerms: { body: { version: "2000-01" } },
	addLinkedAccount: { body: { account: "021000021-123456789", label: "Mine", proof } },
	removeLinkedAccount: { params: { account: NONE } },
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
