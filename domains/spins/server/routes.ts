import { refuser } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import { type Binding, bind } from "@baize/platform-server";
import {
	giveUpSpinsBonus,
	grantSpins,
	listFreeGames,
	listOwnSpins,
	listPlayableSpins,
	readPlayerSpins,
	spinsErrors,
	withdrawSpins,
} from "../contract/index.ts";
import { giveUp } from "./bonus.ts";
import { defineGranting, grantByHand, type Player, requirePlayer, withdrawGrant } from "./office.ts";
import type { SpinsPorts } from "./ports.ts";
import { officeView, ownBonus, ownGrants, playableGames } from "./views.ts";

const refuse = refuser(spinsErrors);

export const spinsRoutes = (ports: SpinsPorts): Binding[] => [
	bind(listPlayableSpins, async ({ query }, visit) => ({ games: await playableGames(ports, visit, query.gameId) })),
	bind(listFreeGames, async (_input, { session, ...visit }) => {
		const playable = session ? await playableGames(ports, { ...visit, session }, undefined) : [];
		return { games: playable.map(({ gameId }) => gameId) };
	}),
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

const operatorRoutes = (ports: SpinsPorts): Binding[] => {
	const granting = defineGranting(ports);
	const viewOf = async (player: Player) => {
		const subject = idText(player.playerId);
		const open = await granting.open(ports.database.reader, [subject]);
		return officeView(ports, { ...player, proposal: open.get(subject) });
	};
	return [
		bind(readPlayerSpins, async ({ params }) => viewOf(await requirePlayer(ports, params.player))),
		bind(grantSpins, async ({ params, body }, visit) => {
			const player = await requirePlayer(ports, params.player);
			await grantByHand(ports, granting, player, body, visit);
			return viewOf(player);
		}),
		bind(withdrawSpins, async ({ params, body: { reason } }, visit) => {
			const player = await requirePlayer(ports, params.player);
			await withdrawGrant(ports, player, params.grant, { reason, visit });
			return viewOf(player);
		}),
	];
};
