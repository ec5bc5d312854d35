import { openGeneralLedger } from "@baize/general-ledger/server";
import type { AccountLink } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { seededDraws } from "@baize/kernel/random";
import { MINUTE_MS } from "@baize/kernel/time";
import { type OutgoingAnswer, OutgoingFailure, type OutgoingRequest } from "@baize/platform-server";
import { openTestWallet } from "@baize/wallet/testing";
import type { RewardPlan } from "../contract/index.ts";
import { openReferral } from "../server/index.ts";

type Person = { nickname: string | null; firstName: string; email?: string; currency?: string; isDisabled?: boolean };
type Options = { allowedDays?: number; rewardPlans?: readonly RewardPlan[]; patienceMs?: number };

/** The domain over a real wallet and the real database, with a clock that a test sets, and people whom it names. */
export async function openTestReferral({ allowedDays, rewardPlans = [], patienceMs = MINUTE_MS }: Options = {}) {
	const books = await openTestWallet();
	const generalLedger = openGeneralLedger({
		...{ database: books.database, clock: books.clock, ids: books.newId, ledger: books.ledger },
		switches: { switchBySite: async () => false },
	});
	const { database, clock, newId, ledger, wallet } = books;
	const people = new Map<Id, Person>();
	const personOf = (id: Id) => ({ email: "", currency: "CAD", isDisabled: false, ...people.get(id)! });
	const restricted = new Set<Id>();
	/** By two ids. */
	const links = new Map<string, AccountLink>();
	/** Pairs of accounts of one person. */
	const samePeople = new Set<string>();
	const audited: string[] = [];
	const logged: unknown[] = [];
	const outgoing = openOutgoing();
	const { sent, answers, holdBack } = outgoing;
	const [flag, payouts] = [{ isOn: true }, { isOn: true }];
	const referral = openReferral({
		database,
		clock,
		ids: newId,
		log: { error: (...found: unknown[]) => void logged.push(found) },
		audit: { record: async (_tx, entry) => void audited.push(entry.action) },
		draws: seededDraws(7),
		publicUrl: "https://baize.test",
		allowedDays,
		asksBeforeTracking: (ip) => ip === "IE",
		isReferringSiteChecked: () => flag.isOn,
		mayPay: () => payouts.isOn,
		readPlayers: async (_reader, ids) => new Map(ids.flatMap((id) => (people.has(id) ? [[id, personOf(id)]] : []))),
		isSamePerson: async (_reader, playerId, otherId) => samePeople.has(`${playerId} ${otherId}`),
		linksOf: async (_reader, playerId, otherIds) =>
			new Map(otherIds.flatMap((id) => entryOf(id, links.get(`${playerId} ${id}`)))),
		lockPlayer: async () => {},
		restrictedAmong: async (_reader, ids) => new Set(ids.filter((id) => restricted.has(id))),
		ledger,
		wallet,
		books: generalLedger,
		namesOf: async (_reader, ids) => new Map(ids.map((id) => [id, { name: `Operator ${id}` }])),
		jackpotRate: (gameNumber) => (gameNumber === 7 ? 150n : 0n),
		rewardPlans,
		outgoing: outgoing.port,
		patienceMs,
		postbackKey: () => Buffer.from("a key of the tests"),
	});
	const catchUp = () => books.catchUp(referral.follower);
	return {
		...books,
		generalLedger,
		referral,
		people,
		samePeople,
		links,
		restricted,
		flag,
		payouts,
		audited,
		logged,
		sent,
		answers,
		holdBack,
		catchUp,
	};
}

const entryOf = (id: Id, link: AccountLink | undefined): [Id, AccountLink][] => (link ? [[id, link]] : []);

/** What affiliates' systems were sent, and what they answer; without more they take it. */
function openOutgoing() {
	const [sent, answers]: [OutgoingRequest[], (OutgoingAnswer | OutgoingFailure)[]] = [[], []];
	const held = new Map<string, Promise<void>>();
	const port = {
		async send(request: OutgoingRequest): Promise<OutgoingAnswer> {
			sent.push(request);
			await held.get(request.url);
			const answer = answers.shift() ?? { status: 204, body: Buffer.alloc(0) };
			if (answer instanceof OutgoingFailure) throw answer;
			return answer;
		},
	};
	/** The system at this address answers once that is called which this returns. */
	function holdBack(url: string): () => void {
		const { promise, resolve } = Promise.withResolvers<void>();
		held.set(url, promise);
		return resolve;
	}
	return { port, sent, answers, holdBack };
}
