import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { askForCode } from "./ask-for-code.ts";
import { confirmEnrolment, enrol } from "./enrol.ts";
import { disable, renewCodes, reset } from "./manage-two-factor.ts";
import * as operators from "./operator-factors.ts";
import * as passkeys from "./passkeys.ts";
import { mailReset, resetPin } from "./pin-reset.ts";
import type { Parts } from "./ports.ts";
import { readSettings } from "./read-settings.ts";
import { readStatus } from "./read-status.ts";
import { updatePin } from "./update-pin.ts";
import { verify } from "./verify.ts";

export const bindings = (parts: Parts): Binding[] => [
	bind(calls.readOperationStatus, ({ params }, { session }) => readStatus(parts, session, params.operation)),
	bind(calls.requestConfirmationCode, ({ params, body }, visit) => askForCode(parts, params.operation, body, visit)),
	bind(calls.verifyPlayer, ({ body }, { session }, reply) => verify(parts, session, body, reply)),
	bind(calls.requestPinReset, (_input, visit) => mailReset(parts, visit)),
	bind(calls.updatePinCode, ({ body }, visit, reply) => updatePin(parts, body.pinCode, visit, reply)),
	bind(calls.resetPinCode, ({ body }, { ip }) => resetPin(parts, body, ip)),
	bind(calls.readFactorSettings, (_input, { session }) => readSettings(parts, session)),
	bind(calls.readTwoFactorStatus, (_input, { session }) => parts.memory.status(session.playerId)),
	bind(calls.enrolTwoFactor, ({ headers, body }, { session }) => enrol(parts, headers, body, session)),
	bind(calls.confirmTwoFactor, ({ body }, visit, reply) => confirmEnrolment(parts, body.code, visit, reply)),
	bind(calls.disableTwoFactor, ({ headers }, visit, reply) => disable(parts, headers, visit, reply)),
	bind(calls.resetTwoFactor, ({ headers }, { session }) => reset(parts, headers, session)),
	bind(calls.renewRecoveryCodes, ({ headers }, visit, reply) => renewCodes(parts, headers, visit, reply)),
	bind(calls.beginPasskey, (_input, { session }) => passkeys.begin(parts, session)),
	bind(calls.addPasskey, ({ body }, visit, reply) => passkeys.add(parts, body, visit, reply)),
	bind(calls.renamePasskey, ({ params, body }, { session }) =>
		passkeys.rename(parts, session, params.passkey, body.name),
	),
	bind(calls.removePasskey, ({ params }, visit, reply) => passkeys.remove(parts, params.passkey, visit, reply)),
	...operatorBindings(parts),
];

/** The same for operators, whose second factor is no choice. */
const operatorBindings = (parts: Parts): Binding[] => [
	bind(calls.readOperatorFactors, (_input, { session }) => operators.readOperatorFactors(parts, session)),
	bind(calls.beginOperatorAuthenticator, (_input, { session }) => operators.beginAuthenticator(parts, session)),
	bind(calls.confirmOperatorAuthenticator, async ({ body }, visit, reply) => {
		const { recoveryCodes } = await confirmEnrolment(parts, body.code, visit, reply);
		return { recoveryCodes };
	}),
	bind(calls.removeOperatorAuthenticator, (_input, visit, reply) =>
		operators.removeOperatorAuthenticator(parts, visit, reply),
	),
	bind(calls.renewOperatorRecoveryCodes, (_input, visit, reply) => operators.renewOperatorCodes(parts, visit, reply)),
	bind(calls.beginOperatorPasskey, (_input, { session }) => passkeys.begin(parts, session)),
	bind(calls.addOperatorPasskey, ({ body }, visit, reply) => passkeys.add(parts, body, visit, reply)),
	bind(calls.renameOperatorPasskey, ({ params, body }, { session }) =>
		passkeys.rename(parts, session, params.passkey, body.name),
	),
	bind(calls.removeOperatorPasskey, ({ params }, visit, reply) => passkeys.remove(parts, params.passkey, visit, reply)),
];
