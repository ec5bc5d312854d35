import type { Id } from "@baize/kernel/id";
import { lockBegun } from "../followed/followed-store.ts";
import { readHours } from "../followed/hours-store.ts";
import { readPast } from "../followed/past.ts";
import type { ReferralPorts } from "../ports.ts";
import { nextCounted } from "../statements/month-store.ts";

export type HoursDifference = { playerId: Id; currency: string; detail: string };

type Ports = Pick<ReferralPorts, "database" | "ledger" | "jackpotRate">;

/** A player with more operations is not counted again: it would keep the follower waiting. */
const MAX_OPERATIONS = 50_000n;

/** Compares the hours of one affiliate's player after another with a recount of the player's history. */
export function openHoursAudit(ports: Ports): () => Promise<HoursDifference[]> {
	let after = 0n;
	return async () => {
		const next = await nextCounted(ports.database.reader, after, MAX_OPERATIONS);
		after = next ?? 0n;
		return next === undefined ? [] : compare(ports, next);
	};
}

/** The row is locked, so that the hours are those of the number in it. */
const compare = (ports: Ports, playerId: Id): Promise<HoursDifference[]> =>
	ports.database.transaction(async (tx) => {
		const [row] = await lockBegun(tx, [playerId]);
		if (!row || row.seq === null || row.currency === null) return [];
		const { currency, seq } = row;
		const stored = textsOf(await readHours(tx, playerId));
		const counted = textsOf((await readPast(ports, { playerId, currency, seq })).hours);
		const differing = [...new Set([...stored.keys(), ...counted.keys()])].filter(
			(at) => stored.get(at) !== counted.get(at),
		);
		return differing.map((at) => {
			const detail = `${new Date(at).toISOString()}: stored ${stored.get(at)}, counted ${counted.get(at)}`;
			return { playerId, currency, detail };
		});
	});

const textsOf = (hours: Awaited<ReturnType<typeof readHours>>): Map<number, string> =>
	new Map(
		[...hours].map(([at, sums]) => [
			at,
			Object.entries(sums)
				.map(([name, sum]) => `${name} ${sum}`)
				.sort()
				.join(", "),
		]),
	);
