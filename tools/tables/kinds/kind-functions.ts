import {
	ACCOUNTS,
	type Account,
	isFund,
	KIND_NAMES,
	KIND_SPECS,
	type Kind,
	type KindSpec,
	type Leg,
	LOST_TO,
	movesStake,
	shareIn,
	TERMS_GUARD,
	winsBonus,
} from "@baize/ledger/contract";
import { ACCOUNT_COLUMNS } from "@baize/ledger/server";
import { caseBy, inKinds, sumOf } from "./sql-text.ts";

const SPECS: readonly KindSpec[] = Object.values(KIND_SPECS);

/** The functions of the ledger that follow from its kinds of operations: their texts by their names. */
export const kindFunctions = (): Record<string, string> => ({
	counts_itself: countsItself,
	counts_opened: countsOpened,
	is_closed_by_others: isClosed,
	is_covered: isCovered,
	is_guarded: isGuarded,
	kind_legs: kindLegs,
	kind_of: kindOf,
	lost,
	lost_by: lostBy,
	may_close: mayClose,
	moved,
	open_after: openAfter,
	opens,
	staked,
	terms_guard: termsGuard,
	wins_bonus: winsBonusText,
});

const ONE_LEVEL = { indent: "\t" };

/** Where the most frequent kind has a lower number than all that move the account, it needs one comparison. */
function movedIn(account: Account): string {
	const sumIn = (spec: KindSpec): string => sumOf(shareIn(account, spec));
	const numbers = SPECS.filter((spec) => sumIn(spec) !== "0").map(({ number }) => number);
	const lowest = Math.min(...numbers);
	const first = numbers.length > 1 && lowest > SPECS[0]!.number ? [{ when: `p_kind < ${lowest}`, result: "0" }] : [];
	return caseBy(SPECS, sumIn, { otherwise: "0", indent: "\t\t\t", first });
}

const moved = `
-- What an operation adds to an account of its wallet. Where a statement names the account, only that part of this comes
-- into its plan.
create or replace function ledger.moved(p_account text, p_kind smallint, p_stake bigint, p_win bigint) returns bigint
language sql immutable
	return case p_account
${ACCOUNTS.map((account) => `\t\twhen '${account}' then ${movedIn(account)}\n`).join("")}\t\tend;
`;

/**
 * What the operation takes from the player's funds must be in them, whatever it brings; no more debt is repaid than is owed.
 * What wins bonus money is applied only where the terms are looked up.
 */
function coverOf(spec: KindSpec): string {
	const { legs } = spec;
	if (winsBonus(spec)) return "false";
	const taken = Map.groupBy(
		legs.filter(({ from }) => isFund(from)),
		({ from }) => `w.${ACCOUNT_COLUMNS[from]}`,
	);
	const repaid = Map.groupBy(
		legs.filter(({ to }) => to === "operatorDebt"),
		({ to }) => `-w.${ACCOUNT_COLUMNS[to]}`,
	);
	const amountsOf = (same: readonly Leg[]): string => same.map(({ amount }) => `p_${amount}`).join(" + ");
	return [...taken, ...repaid].map(([held, same]) => `${amountsOf(same)} <= ${held}`).join(" and ") || "true";
}

const isCovered = `
-- Whether the player's funds hold what an operation takes from them, before it brings anything; and no more debt is repaid
-- than is owed.
create or replace function ledger.is_covered(w ledger.wallet, p_kind smallint, p_stake bigint, p_win bigint)
returns boolean language sql immutable
	return ${caseBy(SPECS, coverOf, { otherwise: "false", ...ONE_LEVEL })};
`;

const isGuarded = `
-- Whether the guards of a wallet may hold an operation back.
create or replace function ledger.is_guarded(p_kind smallint) returns boolean language sql immutable
	return ${inKinds(SPECS.filter(({ heldBy }) => heldBy))};
`;

const staked = `
-- What an operation adds to the stakes that caps count: the player's own money. A void bet is no loss, but it was staked: were it given back, more
-- could be staked within a window than the cap says.
create or replace function ledger.staked(p_kind smallint, p_stake bigint) returns bigint language sql immutable
	return case when ${inKinds(SPECS.filter(({ heldBy }) => heldBy === "bars and caps"))} then p_stake else 0 end;
`;

const countsItself = `
-- Whether a stake counts for wagering at once. What is closed later may count then.
create or replace function ledger.counts_itself(p_kind smallint) returns boolean language sql immutable
	return ${inKinds(SPECS.filter(({ counts }) => counts === "itself"))};
`;

const countsOpened = `
-- Whether a closing counts for wagering what it closes.
create or replace function ledger.counts_opened(p_kind smallint) returns boolean language sql immutable
	return ${inKinds(SPECS.filter(({ counts }) => counts === "what it closes"))};
`;

const winsBonusText = `
-- Whether an operation pays a win as bonus money, for which a grant must be in force.
create or replace function ledger.wins_bonus(p_kind smallint) returns boolean language sql immutable
	return ${inKinds(SPECS.filter(winsBonus))};
`;

const NAMED = KIND_NAMES.map((kind) => `\t\twhen '${kind}' then ${KIND_SPECS[kind].number}\n`);

const kindOf = `
-- The number of a kind. Where a statement names the kind, only its number comes into the plan.
create or replace function ledger.kind_of(p_name text) returns smallint language sql immutable
	return case p_name
${NAMED.join("")}\t\tend::smallint;
`;

const termsGuard = `
-- The number of the guard that the terms of a bonus set.
create or replace function ledger.terms_guard() returns smallint language sql immutable
	return ${TERMS_GUARD}::smallint;
`;

function lostShareOf(spec: KindSpec): { stake: number; win: number } {
	const shares = LOST_TO.map((account) => shareIn(account, spec));
	const sum = (amount: Leg["amount"]): number => shares.reduce((all, share) => all + share[amount], 0);
	return { stake: sum("stake"), win: sum("win") };
}

const lost = `
-- What an operation adds to the player's loss. A bet counts as lost until it is settled.
create or replace function ledger.lost(p_kind smallint, p_stake bigint, p_win bigint) returns bigint
language sql immutable
	return ${caseBy(SPECS, (spec) => sumOf(lostShareOf(spec)), { otherwise: "0", ...ONE_LEVEL })};
`;

const lostBy = `
-- The sum of \`ledger.lost\` over all operations of a wallet.
create or replace function ledger.lost_by(w ledger.wallet) returns bigint language sql immutable
	return ${LOST_TO.map((account) => `w.${ACCOUNT_COLUMNS[account]}`).join(" + ")};
`;

const closingKinds = SPECS.filter(({ closes }) => closes);
const correctingKinds = SPECS.filter(({ corrects }) => corrects);

const opens = `
-- Whether an operation stands for itself: it neither closes nor corrects another.
create or replace function ledger.opens(p_kind smallint) returns boolean language sql immutable
	return not (${inKinds([...closingKinds, ...correctingKinds])});
`;

const isClosed = `
-- Whether operations of this kind are closed by others. What is not is closed by itself, at once.
create or replace function ledger.is_closed_by_others(p_kind smallint) returns boolean language sql immutable
	return ${inKinds(SPECS.filter((spec) => closingKinds.some(({ closes }) => KIND_SPECS[closes as Kind] === spec)))};
`;

function closingRule(spec: KindSpec): string {
	const opened = `p_opened_kind = ${KIND_SPECS[spec.closes as Kind].number}`;
	if (!movesStake(spec) || spec.hasOwnAmounts) return opened;
	return `${opened} and p_stake ${spec.isPart ? "<=" : "="} p_open`;
}

const correctionRule = ({ corrects = [] }: KindSpec): string =>
	inKinds(
		corrects.map((kind) => KIND_SPECS[kind as Kind]),
		"p_opened_kind",
	);

const mayClose = `
-- Whether an operation may close another one of which so much is open, or correct one of which nothing is (null).
create or replace function ledger.may_close(
	p_opened_kind smallint, p_open bigint, p_kind smallint, p_stake bigint
) returns boolean language sql immutable
	return case when p_open is not null then ${caseBy(closingKinds, closingRule, { otherwise: "false", indent: "\t\t" })}
	else ${caseBy(correctingKinds, correctionRule, { otherwise: "false", indent: "\t\t" })} end;
`;

function openRule(spec: KindSpec): string {
	if (!spec.closes || !spec.isPart) return "null";
	return movesStake(spec) ? "nullif(p_open - p_stake, 0)" : "p_open";
}

const openAfter = `
-- What is open of an operation after one that closed or corrected it; null if nothing is.
create or replace function ledger.open_after(p_open bigint, p_kind smallint, p_stake bigint) returns bigint
language sql immutable
	return ${caseBy(SPECS, openRule, { otherwise: "null", ...ONE_LEVEL })};
`;

const legRow = (kind: Kind, { amount, from, to }: Leg, place: number): string =>
	`(${KIND_SPECS[kind].number}::smallint, ${place}::smallint, '${kind}', '${amount}', '${from}', '${to}')`;

const LEG_ROWS = KIND_NAMES.flatMap((kind) =>
	KIND_SPECS[kind].legs.map((leg, at) => `\t\t${legRow(kind, leg, at + 1)}`),
);

const kindLegs = `
-- Between which accounts the two amounts of an operation move.
create or replace function ledger.kind_legs() returns table (
	kind smallint, leg smallint, name text, amount text, from_account text, to_account text
) language sql immutable as $$
	values
${LEG_ROWS.join(",\n")}
$$;
`;
