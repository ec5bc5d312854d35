import { readId } from "@baize/kernel/id";
import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../../contract/account/account-calls.ts";
import * as duplicates from "../../contract/duplicates.ts";
import * as people from "../../contract/operators/people-calls.ts";
import { readReveal, revealPlayer as revealCall } from "../../contract/operators/reveal-calls.ts";
import * as payouts from "../../contract/payouts/payout-calls.ts";
import { endDevice, endOtherDevices, listDevices } from "../devices/devices.ts";
import { listSignIns } from "../devices/sign-ins.ts";
import { listDuplicates, resolveDuplicate } from "../duplicates/resolve-duplicate.ts";
import { listPayoutFreezes, setPayoutFreeze } from "../player-admin/payout-freezes.ts";
import {
	disablePlayer,
	enablePlayer,
	endPlayerSessions,
	listPlayers,
	readFile,
	readPlayerFile,
} from "../player-admin/people.ts";
import { readReveal as readRevealOf, revealPlayer } from "../player-admin/reveal.ts";
import type { Parts } from "../ports.ts";
import { beginEmailChange, cancelEmailChange, confirmEmailChange } from "./credentials/change-email.ts";
import { changePassword } from "./credentials/change-password.ts";
import { reportNotMe } from "./not-me/not-me.ts";
import { checkRecovery, completeRecovery } from "./recovery/complete-recovery.ts";
import { requestRecovery } from "./recovery/request-recovery.ts";

const SIGN_INS = 20;

export const accountBindings = (parts: Parts): Binding[] => [
	bind(calls.requestRecovery, ({ body, headers }, visit) =>
		requestRecovery(parts, body.email, headers["x-captcha-token"], visit),
	),
	bind(calls.checkRecovery, ({ body }) => checkRecovery(parts, body.token)),
	bind(calls.completeRecovery, ({ body }, visit) => completeRecovery(parts, body, visit)),
	bind(payouts.reportNotMe, ({ body }, visit) => reportNotMe(parts, body.token, visit)),
	bind(calls.changePassword, ({ body }, visit, reply) => changePassword(parts, body, visit, reply)),
	bind(calls.beginEmailChange, ({ body }, visit) => beginEmailChange(parts, body, visit)),
	bind(calls.cancelEmailChange, (_input, visit) => cancelEmailChange(parts, visit)),
	bind(calls.confirmEmailChange, ({ body }, visit) => confirmEmailChange(parts, body.token, visit)),
	bind(calls.listDevices, async (_input, { session, locale }) => ({
		devices: await listDevices(parts, session.playerId, locale, session.sessionId),
	})),
	bind(calls.endDevice, ({ params }, visit) => endDevice(parts, params.device, visit)),
	bind(calls.endOtherDevices, (_input, visit) => endOtherDevices(parts, visit)),
	bind(calls.listSignIns, ({ query: { before, limit = SIGN_INS } }, { session, locale }) =>
		listSignIns(parts, session.playerId, locale, { before, limit }),
	),
	...peopleBindings(parts),
];

const peopleBindings = (parts: Parts): Binding[] => [
	bind(people.listPlayers, ({ query }) => listPlayers(parts, query)),
	bind(people.readPlayerFile, ({ params }, visit) => readPlayerFile(parts, params.player, visit)),
	bind(people.disablePlayer, ({ params, body }, visit) => disablePlayer(parts, params.player, body.reason, visit)),
	bind(people.enablePlayer, ({ params, body }, visit) => enablePlayer(parts, params.player, body.reason, visit)),
	bind(payouts.listPayoutFreezes, ({ query }) => listPayoutFreezes(parts, query)),
	bind(payouts.setPayoutFreeze, async ({ params: { player }, body }, visit) => {
		await setPayoutFreeze(parts, { player, ...body }, visit);
		return readFile(parts, readId(player) ?? 0n, visit);
	}),
	bind(duplicates.listDuplicates, ({ query }) => listDuplicates(parts, query)),
	bind(duplicates.resolveDuplicate, ({ params, body }, visit) =>
		resolveDuplicate(parts, { ...params, ...body }, visit),
	),
	bind(readReveal, ({ params }, visit) => readRevealOf(parts, params.player, visit)),
	bind(revealCall, ({ params, body }, visit) => revealPlayer(parts, params.player, body.reason, visit)),
	bind(people.endPlayerSessions, ({ params }, visit) => endPlayerSessions(parts, params.player, visit)),
];
