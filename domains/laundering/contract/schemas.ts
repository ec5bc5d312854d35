import { OpenProposal } from "@baize/desk/contract";
import {
	describesPlayer,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { RULE_NAMES, SEVERITIES } from "./rules.data.ts";
import { ALERT_STATES, MAX_LED, MOVEMENTS, OUTCOMES } from "./states.ts";

export const IdText = Text({ pattern: ID_PATTERN });

/** One of the movements that led to an alert, as it was when the alert was made. */
export const LedBy = Struct({
	opId: Text(),
	kind: EnumOf(MOVEMENTS),
	/** Of a payment, where the cashier knows it. */
	method: Optional(Text()),
	amountMinor: Integer(),
	atMs: Integer(),
});

/** What the rule compared, frozen with the alert. */
export const Evidence = Struct({
	/** What was reached: a sum, or a number of movements. */
	reached: Integer(),
	threshold: Integer(),
	isAmount: Flag(),
	/** What was staked in the window, where the rule looks at it. */
	stakedMinor: Optional(Integer()),
	led: ListOf(LedBy, { maxItems: MAX_LED }),
	/** How many there were; the oldest may not be listed. */
	movements: Integer(),
});
export type Evidence = Static<typeof Evidence>;

const row = {
	id: IdText,
	playerId: IdText,
	playerName: Optional(Text()),
	rule: EnumOf(RULE_NAMES),
	severity: EnumOf(SEVERITIES),
	state: EnumOf(ALERT_STATES),
	currency: Text(),
	openedAtMs: Integer(),
	dueAtMs: Integer(),
	/** Nothing is paid out to the player until it is decided. */
	holds: Flag(),
	claim: Optional(Struct({ by: IdText, byName: Optional(Text()), untilMs: Integer(), isOwn: Flag() })),
};

export const AlertRow = Struct(row, describesPlayer("playerId"));
export type AlertListed = Static<typeof AlertRow>;

export const AlertRecord = Struct(
	{
		...row,
		evidence: Evidence,
		/** A second operator must confirm that it is closed. */
		needsTwo: Flag(),
		proposal: Optional(OpenProposal),
		outcome: Optional(EnumOf(OUTCOMES)),
		/** What was done and noted, in order. */
		notes: ListOf(Struct({ id: IdText, what: Text(), text: Optional(Text()), byName: Text(), atMs: Integer() })),
		/** Other alerts of the same player, the newest first. */
		others: ListOf(
			Struct({ id: IdText, rule: EnumOf(RULE_NAMES), state: EnumOf(ALERT_STATES), openedAtMs: Integer() }),
		),
	},
	describesPlayer("playerId"),
);
export type AlertRecord = Static<typeof AlertRecord>;
