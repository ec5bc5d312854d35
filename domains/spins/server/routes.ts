import { refuser } from "@baize/kernel/error";
import { readId } from "@baize/kernel/id";
import { type Binding, bind, type SignedInVisit } from "@baize/platform-server";
import {
	confirmSpins,
	giveUpSpinsBonus,
	grantSpins,
	listOwnSpins,
	listPlayableSpins,
	readPlayerSpins,
	spinsErrors,
	withdrawSpins,
} from "../contract/index.ts";
import { giveUp } from "./bonus.ts";
import { confirmGrant, grantByHand, type Player, requirePlayer, withdrawGrant } from "./office.ts";
import type { SpinsPorts } from "./ports.ts";
import { officeView, ownBonus, ownGrants, playableGames } from "./views.ts";

const refuse = refuser(spinsErrors);

export const spinsRoutes = (ports: SpinsPorts): Binding[] => [
	bind(listPlayableSpins, async ({ query }, visit) => ({ games: await playableGames(ports, visit, query.gameId) })),
	bind(listOwnSpins, async (_input, { session: { playerId, currency }, locale }) => {
		const [grants, bonus] = await Promise.all([
			ownGrants(ports, playerId, locale),
			ownBonus(ports, playerId, currency),
		]);
		return { grants, bonus };
	}),
	bind(giveUpSpinsBonus, async ({ params }, { session }) => {
		const bonusId = readId(params.bonus);
		if (bonusId === null || !(await giveUp(ports, session.playerId, bonusId))) throw refuse("SPINS_BONUS_NOT_FOUND");
		return undefined;
	}),
	...operatorRoutes(ports),
];

const viewOf = (ports: SpinsPorts, player: Player, { session }: SignedInVisit) =>
	officeView(ports, { ...player, operatorId: session.playerId });

const operatorRoutes = (ports: SpinsPorts): Binding[] => [
	bind(readPlayerSpins, async ({ params }, visit) => viewOf(ports, await requirePlayer(ports, params.player), visit)),
	bind(grantSpins, async ({ params, body }, visit) => {
		const player = await requirePlayer(ports, params.player);
		await grantByHand(ports, player, body, visit);
		return viewOf(ports, player, visit);
	}),
	bind(confirmSpins, async ({ params }, visit) => {
		const player = await requirePlayer(ports, params.player);
		await confirmGrant(ports, player, params.grant, visit);
		return viewOf(ports, player, visit);
	}),
	bind(withdrawSpins, async ({ params, body: { reason } }, visit) => {
		const player = await requirePlayer(ports, params.player);
		await withdrawGrant(ports, player, params.grant, { reason, visit });
		return viewOf(ports, player, visit);
	}),
];
