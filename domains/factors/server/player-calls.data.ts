import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
/** The id of nothing. */
const NONE = "0000000000000";

/** Every proof is open to all. */
export const playerCalls = {
	readFactorSettings: ok,
	readOperationStatus: { params: { operation: "withdraw" }, ...ok },
	readTwoFactorStatus: ok,
	addPasskey: { body: { name: "Mine", response: {} } },
	beginPasskey: {},
	removePasskey: { params: { passkey: NONE } },
	renamePasskey: { params: { passkey: NONE }, body: { name: "Mine" } },
	enrolTwoFactor: { body: {} },
	confirmTwoFactor: { body: { code: "123456" } },
	disableTwoFactor: {},
	resetTwoFactor: {},
	renewRecoveryCodes: {},
	requestConfirmationCode: { params: { operation: "withdraw" }, body: {} },
	requestPinReset: {},
	updatePinCode: { body: { pinCode: "2580" } },
	verifyPlayer: { body: { verificationType: "PASSWORD", verificationValue: "not the password" } },
} satisfies PlayerCallsOf<typeof contract>;
