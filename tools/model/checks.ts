import type { Id } from "@baize/kernel/id";
import { ACCOUNTS, FUNDS, KIND_SPECS, type Kind } from "@baize/ledger/contract";
import type { ModelApp } from "./app.ts";
import { hashOf } from "./immutable.ts";
import { type Accounts, isSameOperation, type Parts, type Row, readAccounts, readJournal, summed } from "./journal.ts";
import { paidUnapproved, readOpen } from "./payments.ts";
import type { Sequence } from "./sequence.ts";
import type { Wave } from "./wave.ts";

/** Everything that does not hold after a wave, as sentences; read past the ledger, from its tables. */
export async function findings(app: ModelApp, wave: Wave): Promise<string[]> {
	const { reader } = app.database;
	const journal = await readJournal(reader, wave.startMs);
	const playerIds = wave.sequences.map(({ playerId }) => playerId);
	const accounts = await readAccounts(reader, playerIds);
	const payerIds = wave.sequences.filter(({ isPayer }) => isPayer).map(({ playerId }) => playerId);
	const open = await readOpen(app, payerIds);
	const ofPlayers = wave.sequences.flatMap((sequence) => {
		const { playerId } = sequence;
		const rows = journal.get(playerId) ?? [];
		const stored = accounts.get(playerId)!;
		const found = [
			...differentFromModel(sequence, stored),
			...notSummed(rows, stored),
			...notOnce(sequence, rows),
			...brokenChain(rows),
			...closedTwice(rows),
			...wrongParts(rows),
			...countedTwice(sequence, rows),
			...notPending(rows, stored),
			...notWithdrawing(wave, sequence, stored, open.get(playerId) ?? 0n),
		];
		return found.map((text) => `player ${playerId}: ${text}`);
	});
	const isUnchanged = (await hashOf(reader, wave.looked.ids)) === wave.looked.hash;
	return [
		...wave.differences,
		...ofPlayers,
		...(await paidUnapproved(app, payerIds)),
		...(isUnchanged ? [] : ["rows of the journal were changed after they were written"]),
		...notInTransit(wave, accounts),
	];
}

function differentFromModel({ model }: Sequence, stored: Accounts): string[] {
	const different = ACCOUNTS.filter((account) => stored[account] !== model.accounts[account]);
	const below = FUNDS.filter((fund) => stored[fund] < 0n);
	const sum = ACCOUNTS.reduce((total, account) => total + stored[account], 0n);
	return [
		...different.map((account) => `${account} is ${stored[account]}; the model has ${model.accounts[account]}`),
		...below.map((fund) => `${fund} is below zero`),
		...(sum === 0n ? [] : [`the wallet sums to ${sum}`]),
	];
}

function notSummed(rows: readonly Row[], stored: Accounts): string[] {
	const folded = summed(rows);
	return ACCOUNTS.filter((account) => folded[account] !== stored[account]).map(
		(account) => `${account} is stored as ${stored[account]}; its operations sum to ${folded[account]}`,
	);
}

/** Each operation that was acknowledged is there once with its amounts, and nothing else is there. */
function notOnce({ model }: Sequence, rows: readonly Row[]): string[] {
	const byId = Map.groupBy(rows, ({ opId }) => opId);
	const acknowledged = [...model.recorded.values()].filter(({ posted }) => posted.status === "done");
	const lost = acknowledged.filter(({ operation }) => {
		const found = byId.get(operation.opId) ?? [];
		return found.length !== 1 || !isSameOperation(found[0]!, operation);
	});
	return [
		...lost.map(({ operation }) => `the acknowledged ${operation.kind} ${operation.opId} is not there once`),
		...(BigInt(rows.length) === model.seq ? [] : [`${rows.length} operations instead of ${model.seq}`]),
	];
}

function brokenChain(rows: readonly Row[]): string[] {
	return rows.flatMap(({ opId, seq, prevOp }, at) =>
		seq === BigInt(at + 1) && prevOp === (rows[at - 1]?.opId ?? 0n) ? [] : [`the chain is broken at ${opId}`],
	);
}

const isFinal = (kind: Kind): boolean => Boolean(KIND_SPECS[kind].closes) && !KIND_SPECS[kind].isPart;
const closesStake = ({ kind }: Row): boolean => KIND_SPECS[kind].legs.some(({ amount }) => amount === "stake");

/** Each round, bet and withdrawal is ended once, and no more of it is closed than was opened. */
function closedTwice(rows: readonly Row[]): string[] {
	const closings = Map.groupBy(
		rows.filter(({ kind }) => KIND_SPECS[kind].closes && !KIND_SPECS[kind].hasOwnAmounts),
		({ opened }) => opened,
	);
	const opened = new Map(rows.map((row) => [row.opId, row]));
	return [...closings].flatMap(([id, ends]) => {
		const opening = opened.get(id);
		if (!opening) return [`${id} was closed, and never opened`];
		const ended = ends.filter(({ kind }) => isFinal(kind)).length;
		const closed = ends.filter(closesStake).reduce((sum, { stake }) => sum + stake, 0n);
		return ended > 1 || closed > opening.stake
			? [`${id} was closed ${ended} times, ${closed} of ${opening.stake}`]
			: [];
	});
}

const partsSum = ({ bonus, locked, removed }: Parts): bigint => bonus + locked + removed;

/** Cash and parts make up stake and win; a bet that is closed whole has given back each part that it took. */
function wrongParts(rows: readonly Row[]): string[] {
	const beyond = rows.filter(
		({ kind, stake, win, ofStake, ofWin }) =>
			kind !== "bonusConverted" && (partsSum(ofStake) > stake || partsSum(ofWin) > win || partsSum(ofStake) < 0n),
	);
	const closings = Map.groupBy(rows, ({ opened }) => opened);
	const bets = rows.filter(({ kind, grant }) => kind === "sportsBet" && grant !== 0n);
	const unequal = bets.filter(({ opId, stake, ofStake }) => {
		const ends = (closings.get(opId) ?? []).filter(({ kind }) => KIND_SPECS[kind].closes);
		const isWhole = ends.reduce((sum, end) => sum + end.stake, 0n) === stake;
		if (!isWhole || ends.some(({ kind }) => kind === "sportsVoid")) return false;
		const given = ends.reduce((sum, end) => sum + partsSum(end.ofStake), 0n);
		return given !== partsSum(ofStake);
	});
	return [
		...beyond.map(({ opId }) => `the parts of ${opId} are more than its amounts`),
		...unequal.map(({ opId }) => `the closings of ${opId} have other parts than it has`),
	];
}

/** What is left to wager is what was required less what each operation has counted, once. */
function countedTwice({ model }: Sequence, rows: readonly Row[]): string[] {
	const counted = (grant: Id): bigint => rows.reduce((sum, row) => (row.grant === grant ? sum + row.counted : sum), 0n);
	const { wager } = model;
	const ofWager = wager
		? [{ grant: wager.grant, is: wager.terms.requiredX1000 - counted(wager.grant), left: wager.left }]
		: [];
	return ofWager
		.filter(({ is, left }) => is !== left)
		.map(({ grant, is, left }) => `of the grant ${grant} ${is} is left to wager by its operations, and not ${left}`);
}

function notPending(rows: readonly Row[], stored: Accounts): string[] {
	const ended = new Set(rows.map(({ opened }) => opened));
	const open = rows
		.filter(({ kind, opId }) => kind === "withdrawalRequest" && !ended.has(opId))
		.reduce((sum, { stake }) => sum + stake, 0n);
	return open === stored.pendingWithdrawal ? [] : [`${stored.pendingWithdrawal} is pending, and ${open} was requested`];
}

/** Who withdraws at the cashier has pending what its open withdrawals say, and the model. */
function notWithdrawing({ payments }: Wave, { isPayer, playerId }: Sequence, stored: Accounts, open: bigint): string[] {
	const should = payments.openMinor(playerId);
	if (!isPayer || (stored.pendingWithdrawal === open && open === should)) return [];
	return [`${stored.pendingWithdrawal} is pending, the cashier has ${open} open, and the model ${should}`];
}

/** In each currency the wallets together sum to zero, and have in transit what open transfers say. */
function notInTransit({ sequences, transfers }: Wave, accounts: ReadonlyMap<Id, Accounts>): string[] {
	const currencies = [...new Set(sequences.map(({ currency }) => currency))];
	return currencies.flatMap((currency) => {
		const own = sequences.filter((each) => each.currency === currency).map(({ playerId }) => accounts.get(playerId)!);
		const transit = own.reduce((sum, each) => sum + each.transit, 0n);
		const sum = own.reduce((total, each) => ACCOUNTS.reduce((part, account) => part + each[account], total), 0n);
		const open = transfers.openMinor(currency);
		return [
			...(transit === open ? [] : [`${transit} ${currency} are in transit, and open transfers have ${open}`]),
			...(sum === 0n ? [] : [`all wallets in ${currency} sum to ${sum}`]),
		];
	});
}
