import { type Id, openIds } from "@baize/kernel/id";
import { seededDraws } from "@baize/kernel/random";
import { openTestDatabase, settableClock } from "@baize/testing";
import { openReferral } from "../server/index.ts";

type Person = { nickname: string | null; firstName: string };

/** The domain on the real database, with a clock that a test sets, and people whom it names. */
export async function openTestReferral({ allowedDays }: { allowedDays?: number } = {}) {
	const [database, clock] = [await openTestDatabase(), settableClock()];
	const people = new Map<Id, Person>();
	/** Pairs of accounts of one person. */
	const samePeople = new Set<string>();
	const audited: string[] = [];
	const flag = { isOn: true };
	const referral = openReferral({
		database,
		clock,
		ids: openIds(clock),
		audit: { record: async (_tx, entry) => void audited.push(entry.action) },
		draws: seededDraws(7),
		publicUrl: "https://baize.test",
		allowedDays,
		isReferringSiteChecked: () => flag.isOn,
		readPlayers: async (_reader, ids) => new Map(ids.flatMap((id) => (people.has(id) ? [[id, people.get(id)!]] : []))),
		isSamePerson: async (_reader, playerId, otherId) => samePeople.has(`${playerId} ${otherId}`),
	});
	return { referral, database, clock, people, samePeople, flag, audited, close: () => database.close() };
}
