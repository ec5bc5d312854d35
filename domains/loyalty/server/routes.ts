import { refuser } from "@baize/kernel/error";
import { readId } from "@baize/kernel/id";
import { type Binding, bind } from "@baize/platform-server";
import {
	adjustPoints,
	loyaltyErrors,
	readLoyalty,
	readPlayerPoints,
	readPoints,
	redeemPoints,
} from "../contract/index.ts";
import { adjust, requirePlayer } from "./book/adjust.ts";
import { redeem } from "./book/redeem.ts";
import type { LoyaltyPorts } from "./ports.ts";
import { readLoyaltyOf } from "./reads/read-loyalty.ts";
import { readPlayerPointsOf, readPointsOf } from "./reads/read-points.ts";

const refuse = refuser(loyaltyErrors);
const PAGE_LENGTH = 20;

export const loyaltyRoutes = (ports: LoyaltyPorts): Binding[] => [
	bind(readLoyalty, (_input, { session, locale }) => {
		if (!ports.isOpen()) throw refuse("LOYALTY_CLOSED");
		return readLoyaltyOf(ports, session, locale);
	}),
	bind(readPoints, ({ query: { before = "", limit = PAGE_LENGTH } }, { session, locale }) =>
		readPointsOf(ports, session, locale, { before: readId(before) ?? undefined, limit }),
	),
	bind(redeemPoints, ({ body }, { session }) => redeem(ports, session, body)),
	bind(readPlayerPoints, async ({ params }) => readPlayerPointsOf(ports, await requirePlayer(ports, params.player))),
	bind(adjustPoints, async ({ params, body }, visit) => {
		const player = await requirePlayer(ports, params.player);
		await adjust(ports, player.playerId, body, visit);
		return readPlayerPointsOf(ports, player);
	}),
];
