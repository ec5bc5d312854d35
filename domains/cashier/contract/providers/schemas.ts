import { OpenProposal } from "@baize/desk/contract";
import { EnumOf, Flag, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

/** drained: it is given no new deposits. proposed: so still, and one operator proposes to start it again. */
export const PROVIDER_STATES = ["open", "drained", "proposed"] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** disturbed: the company says that payments fail or are late. down: it says that it takes none, or does not answer. */
export const HEALTH_STATUSES = ["well", "disturbed", "down"] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

const Decision = Struct({ reason: Text(), byName: Optional(Text()), atMs: Integer(), isOwn: Flag() });

/** How deposits by one method and currency go at present; shares are whole percents. */
export const ProviderMeasure = Struct({
	method: Text(),
	currency: Text(),
	/** Of all that could have been paid, the latest counting most. */
	successPercent: Integer(),
	/** What its weight in the rules is multiplied by. */
	factorPercent: Integer(),
	paid: Integer(),
	softDeclines: Integer(),
	outages: Integer(),
});

/** Five minutes. */
export const ProviderSlot = Struct({
	fromMs: Integer(),
	begun: Integer(),
	paid: Integer(),
	timeOuts: Integer(),
	/** Nineteen of twenty deposits began within it; absent where none did. */
	p95Ms: Optional(Integer()),
});

export const Provider = Struct({
	id: Text(),
	state: EnumOf(PROVIDER_STATES),
	/** It is left alone for a minute, because too many calls of this process had no answer. */
	isAway: Flag(),
	/** What it says of itself; absent where it does not say, or was not asked in the last minutes. Unless well it is tried last. */
	health: Optional(Struct({ status: EnumOf(HEALTH_STATUSES), note: Optional(Text()), sinceMs: Integer() })),
	deposits: ListOf(Text()),
	payouts: ListOf(Text()),
	begun: Integer(),
	timeOuts: Integer(),
	/** Of the last hour, without those that the payer or the card ended; absent where there were none. */
	successPercent: Optional(Integer()),
	p95Ms: Optional(Integer()),
	measures: ListOf(ProviderMeasure),
	slots: ListOf(ProviderSlot),
	rules: ListOf(Struct({ what: Text(), weight: Integer(), dailyQuota: Optional(Integer()), usedToday: Integer() })),
	drain: Optional(Decision),
	/** To give it deposits again: waits for a second operator. */
	proposal: Optional(OpenProposal),
});
export type ProviderView = Static<typeof Provider>;
