import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../../contract/index.ts";
import { changeOperatorPassword } from "../operators/change-operator-password.ts";
import { acceptInvitation, checkInvitation } from "../operators/invitations.ts";
import { logInOperator, logInOperatorByPasskey } from "../operators/operator-login.ts";
import { proveOperator } from "../operators/operator-proof.ts";
import { describeOperator } from "../operators/operator-session.ts";
import { blockVerification, requireActionAsOperator } from "../player-admin/operate-login.ts";
import type { Parts } from "../ports.ts";
import { describeSession } from "../read-methods.ts";
import { forgetEndedSession, logOutOperator, logout } from "../session/logout.ts";
import { readStepUp, stepUp } from "../session/step-up.ts";
import { login, loginByPasskey } from "./login.ts";
import { choosePassword, choosePhone, choosePin, renewActionToken, requestPhoneCode } from "./required-actions.ts";

/** The calls of login and logout, and the steps between. */
export const loginBindings = (parts: Parts): Binding[] => [
	bind(calls.login, (input, visit, reply) => login(parts, input, visit, reply)),
	bind(calls.loginByVariant, (input, visit, reply) => login(parts, input, visit, reply)),
	bind(calls.beginPasskeyLogin, async () => ({ options: await parts.factors.beginPasskeySignIn("players") })),
	bind(calls.loginByPasskey, ({ body }, visit, reply) => loginByPasskey(parts, body, visit, reply)),
	bind(calls.logout, (_input, visit, reply) => logout(parts, visit, reply)),
	bind(calls.forgetEndedSession, (_input, visit, reply) => forgetEndedSession(visit, reply)),
	bind(calls.describeSession, (_input, visit) => describeSession(parts, visit)),
	bind(calls.readCaptcha, ({ query: { purpose = "login" } }) => parts.captcha.offer(purpose)),
	bind(calls.beginPasskeyStep, async () => ({ options: await parts.factors.beginPasskeySignIn("players") })),
	bind(calls.readStepUp, (_input, { session }) => readStepUp(parts, session.playerId)),
	bind(calls.stepUp, ({ body }, visit, reply) => stepUp(parts, body, visit, reply)),
	bind(calls.renewActionToken, (_input, visit) => renewActionToken(parts, visit)),
	bind(calls.choosePin, ({ body }, visit, reply) => choosePin(parts, body, visit, reply)),
	bind(calls.choosePassword, ({ body }, visit, reply) => choosePassword(parts, body, visit, reply)),
	bind(calls.requestPhoneCode, ({ body }, visit) => requestPhoneCode(parts, body, visit)),
	bind(calls.choosePhone, ({ body, headers }, visit, reply) =>
		choosePhone(parts, { ...body, code: headers["x-mfa-code"] }, visit, reply),
	),
	bind(calls.requireAction, ({ params, body }, visit) => requireActionAsOperator(parts, params.player, body, visit)),
	bind(calls.blockVerification, ({ params, body }, visit) => blockVerification(parts, params.player, body, visit)),
];

/** How operators log in and prove who they are. */
export const operatorLoginBindings = (parts: Parts): Binding[] => [
	bind(calls.describeOperator, (_input, visit) => describeOperator(parts, visit)),
	bind(calls.logInOperator, (input, visit, reply) => logInOperator(parts, input, visit, reply)),
	bind(calls.beginOperatorPasskeyProof, async () => ({ options: await parts.factors.beginPasskeySignIn("operators") })),
	bind(calls.logInOperatorByPasskey, ({ body }, visit, reply) => logInOperatorByPasskey(parts, body, visit, reply)),
	bind(calls.logOutOperator, (_input, visit, reply) => logOutOperator(parts, visit, reply)),
	bind(calls.proveOperator, ({ body }, visit, reply) => proveOperator(parts, body, visit, reply)),
	bind(calls.checkInvitation, ({ body }) => checkInvitation(parts, body.token)),
	bind(calls.acceptInvitation, ({ body }, visit, reply) => acceptInvitation(parts, body, visit, reply)),
	bind(calls.changeOperatorPassword, ({ body }, visit, reply) => changeOperatorPassword(parts, body, visit, reply)),
];
