import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { readStatus } from "./confirm/read-status.ts";
import { requestConfirmation } from "./confirm/request-confirmation.ts";
import { verify } from "./confirm/verify.ts";
import * as passkeys from "./passkeys/passkeys.ts";
import { mailReset, resetPin } from "./pin/pin-reset.ts";
import { updatePin } from "./pin/update-pin.ts";
import type { CallParts } from "./ports.ts";
import { readSettings } from "./read-settings.ts";
import { confirmEnrolment, enrol } from "./two-factor/enrol.ts";
import { disable, renewCodes, reset } from "./two-factor/manage-two-factor.ts";
import * as operators from "./two-factor/operator-factors.ts";

export const bindings = (parts: CallParts): Binding[] => [
	bind(calls.readOperationStatus, ({ params }, { session }) => readStatus(parts, session, params.operation)),
	bind(calls.requestConfirmationCode, ({ params, body }, visit) =>
		requestConfirmation(parts, params.operation, body, visit),
	),
	bind(calls.verifyPlayer, ({ body }, { session }, reply) => verify(parts, session, body, reply)),
	bind(calls.requestPinReset, (_input, visit) => mailReset(parts, visit)),
	bind(calls.updatePinCode, ({ body }, visit, reply) => updatePin(parts, body.pinCode, visit, reply)),
	bind(calls.resetPinCode, ({ body }, { ip }) => resetPin(parts, body, ip)),
	bind(calls.readFactorSettings, (_input, { session }) => readSettings(parts, session)),
	bind(calls.readTwoFactorStatus, (_input, { session }) => parts.statusCache.status(session.playerId)),
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

/** The same for operators, for whom a second factor is mandatory. */
const operatorBindings = (parts: CallParts): Binding[] => [
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
