import { stakeUnitOf } from "@baize/games/stakes";
import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { pages } from "@baize/platform-paths";
import { retryOnContention, type Tx } from "@baize/platform-server";
import type { Terms } from "../../contract/index.ts";
import { lockJoined, readDue, updateJoined } from "../joined-store.ts";
import { readMissionRow } from "../mission-store.ts";
import type { MissionsPorts } from "../ports.ts";
import type { StoredJoined } from "../tables.ts";
import { gotPoints, gotSpins } from "./messages.ts";

const PORTION = 200;
/** What cannot be given now is tried again after so long: it may be a break of a day. */
const WAIT_MS = HOUR_MS;

/** Gives the rewards that are due. */
export async function giveRewards(ports: MissionsPorts): Promise<void> {
	const { database, clock } = ports;
	if (!ports.mayPay()) return;
	for (const due of await readDue(database.reader, clock.nowMs(), PORTION))
		await retryOnContention(() => database.transaction((tx) => giveOne(ports, tx, due)));
}

/** The row, the reward and the message are one transaction, so each reward is given once. */
async function giveOne(ports: MissionsPorts, tx: Tx, due: StoredJoined): Promise<void> {
	const nowMs = ports.clock.nowMs();
	const whose = { playerId: due.player_id, missionId: due.mission_id };
	const joined = await lockJoined(tx, whose);
	if (!joined?.due_at) return;
	const { terms } = (await readMissionRow(tx, due.mission_id))!;
	const isGiven = (await mayGet(ports, tx, joined)) && (await give(ports, tx, joined, terms));
	await updateJoined(
		tx,
		whose,
		isGiven ? { due_at: null, paid_at: new Date(nowMs) } : { due_at: new Date(nowMs + WAIT_MS) },
	);
}

/** Who is excluded or takes a break gets it afterwards. */
async function mayGet(ports: MissionsPorts, tx: Tx, { player_id }: StoredJoined): Promise<boolean> {
	const player = (await ports.readPlayers(tx, [player_id])).get(player_id);
	if (!player || player.isDisabled) return false;
	return !(await ports.restrictedAmong(tx, [player_id])).has(player_id);
}

async function give(ports: MissionsPorts, tx: Tx, joined: StoredJoined, terms: Terms): Promise<boolean> {
	const { points, spins } = terms.reward;
	const isGiven = spins ? await giveSpins(ports, tx, joined, terms) : true;
	if (points !== null) await givePoints(ports, tx, joined, terms);
	return isGiven;
}

const causeOf = ({ mission_id }: StoredJoined): string => `mission ${idText(mission_id)}`;
const titleOf = ({ title }: Terms) => ({ words: { ...title } });

async function givePoints(ports: MissionsPorts, tx: Tx, joined: StoredJoined, terms: Terms): Promise<void> {
	const [playerId, points] = [joined.player_id, terms.reward.points ?? 0];
	await ports.givePoints(tx, { playerId, points, cause: causeOf(joined), reason: `Mission: ${terms.title.en}` });
	const fills = { mission: titleOf(terms), points: String(points) };
	await ports.notifications.postMessage(tx, playerId, gotPoints, fills, { link: pages.loyalty });
}

/** False where the spins are not possible any more: an operator reads why, and it is tried again. */
async function giveSpins(ports: MissionsPorts, tx: Tx, joined: StoredJoined, terms: Terms): Promise<boolean> {
	const { player_id: playerId, currency } = joined;
	const { gameId, count, stakeUnits, days } = terms.reward.spins!;
	const stakeMinor = stakeUnits * stakeUnitOf(currency);
	const granted = await ports.grantSpins(
		{
			...{ grantKey: causeOf(joined), playerId, count, titleIds: [gameId], currency, wins: "cash" },
			...{ stakeMinor: BigInt(stakeMinor), untilMs: ports.clock.nowMs() + days * DAY_MS },
			cause: `Mission: ${terms.title.en}`,
		},
		tx,
	);
	if (granted.status !== "granted") {
		ports.log.error({ mission: idText(joined.mission_id), ...granted }, "the spins of a mission cannot be granted");
		return false;
	}
	const game = ports.titles.find((each) => each.gameId === gameId)?.title ?? gameId;
	const stake = { amountMinor: toWire(BigInt(stakeMinor)), currency };
	const fills = { mission: titleOf(terms), count: String(count), game, stake, days: String(days) };
	await ports.notifications.postMessage(tx, playerId, gotSpins, fills, { link: pages.spins });
	return true;
}
