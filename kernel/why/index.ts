import { EnumOf, Integer, ListOf, Optional, type Static, Struct, Text } from "../call/index.ts";

/** A fact that a decision rests on, by its name, with its amount or its time where it has one. */
export const Evidence = Struct({
	fact: Text(),
	amountMinor: Optional(Integer()),
	atMs: Optional(Integer({ description: "Milliseconds since 1970." })),
});
export type Evidence = Static<typeof Evidence>;

/** Who has decided it: the player, an operator, the site by its own rules, or the law. */
export const WHY_BY = ["player", "operator", "site", "law"] as const;

/**
 * Why something is as it is. The rule that decides returns it, so that what a player reads, what an operator reads and
 * what the site does cannot differ.
 */
export const Why = Struct({
	code: Text(),
	sinceMs: Optional(Integer()),
	/** When it ends by itself; absent where only an act of a person ends it, or where the time is not known. */
	untilMs: Optional(Integer()),
	by: EnumOf(WHY_BY),
	because: ListOf(Evidence),
	/** The calls that change it, each with the permission that it needs. */
	changedBy: ListOf(Struct({ call: Text(), permission: Optional(Text()) })),
});
export type Why = Static<typeof Why>;
