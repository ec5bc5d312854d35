import { openTestCashierOn, type Person } from "@baize/cashier/testing";
import { openDeskOn } from "@baize/desk/testing";
import { bucketOf, type Id } from "@baize/kernel/id";
import type { Follower } from "@baize/ledger/server";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { openTestWallet } from "@baize/wallet/testing";
import { type LaunderingPorts, openLaundering } from "../server/index.ts";

type Audited = { action: string; actorId?: Id; playerId?: Id; target?: string; details?: Record<string, unknown> };

/** The domain over a real cashier, whose payouts it holds, with a clock that a test sets. */
export async function openTestLaundering(over: Partial<LaunderingPorts> = {}) {
	const books = await openTestWallet();
	const { database, clock, newId: ids, ledger } = books;
	const app = await openTestCashierOn(books);
	const { desk, approve } = openDeskOn({ database, clock, ids });
	const audited: Audited[] = [];
	const laundering = openLaundering({
		...{ database, clock, ids, ledger },
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		proposals: desk.proposals,
		methodsOf: app.cashier.methodsOf,
		accountClosedAt: async () => undefined,
		namesOf: async (_reader, found) => new Map(found.map((id) => [id, { name: `Person ${id}` }])),
		nameOf: ({ playerId }) => `Operator ${playerId}`,
		...over,
	});
	app.cashier.onPayout(laundering.isHeld);
	const catchUp = (): Promise<void> => books.catchUp(laundering.follower);
	// It judges what moves after its follower began.
	await catchUp();
	/** As the follower would work with another way to apply; what it throws is left to the next run. */
	const catchUpWith = async (apply: Follower["apply"]): Promise<void> => {
		await ledger.endTick();
		await ledger
			.follow({ ...laundering.follower, apply })
			.run()
			.catch(() => {});
	};
	return {
		...{ app, books, laundering, audited, catchUp, catchUpWith },
		call: openInProcessClient(laundering.bindings).call,
		/** On the desk, as an operator with the role. */
		approve: (proposal: string, by: Id) => approve(proposal, by, ["compliance"]),
		deposit: ({ session: { playerId, currency } }: Person, amountMinor: bigint) =>
			books.wallet.batched.deposit({ playerId, currency, reference: ids(), amountMinor }),
		async close() {
			await app.close();
			await books.close();
		},
	};
}

/** An operator's visit. */
export const visitOf = (playerId: Id, roles: readonly string[] = ["compliance"]): Visit => ({
	session: {
		...{ sessionId: 1n, handle: "h", playerId, bucket: bucketOf(playerId), currency: "" },
		...{ roles, ...PROVED },
	},
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "",
	cookies: {},
});
