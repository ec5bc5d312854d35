import { AUDIENCES, CONTENT_ROLE, RowConfig } from "@baize/content/contract";
import {
	defineCall,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	type ReplyOf,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";

const READ = { who: "operator", role: CONTENT_ROLE, level: "twoFactors" } as const;
const Moment = OneOf([Integer({ minimum: 0 }), Null()]);

/** A row of the lobby as it is published. */
const PlacedRow = Struct({
	/** Its place from the top: "1". */
	id: Text(),
	kind: Text(),
	/** English; empty where the site names it. */
	title: Text(),
	/** How many games it shows at the moment, wherever they are hidden; null where it shows no games. */
	games: OneOf([Integer(), Null()]),
	state: EnumOf(["shown", "empty", "waits", "over"]),
	audiences: ListOf(EnumOf(AUDIENCES)),
	hasPlaces: Flag(),
	fromMs: Moment,
	untilMs: Moment,
});
export type PlacedRow = Static<typeof PlacedRow>;

export const listLobbyRows = defineCall({
	...READ,
	name: "listLobbyRows",
	method: "GET",
	path: "/api/v1/operator/lobby/rows",
	limit: "search",
	summary: "The rows of the lobby as they are published, from the top.",
	audits: "nothing",
	reply: Struct({ rows: ListOf(PlacedRow) }),
	errors: {},
});

export const readRowChoices = defineCall({
	...READ,
	name: "readRowChoices",
	method: "GET",
	path: "/api/v1/operator/lobby/choices",
	limit: "search",
	summary: "What the rule of a row can choose by, beside what its form has: the makers of the listed games.",
	audits: "nothing",
	reply: Struct({ providers: ListOf(Text()) }),
	errors: {},
});

/** Changes nothing; it is a POST because a row is too long for an address. */
export const tryLobbyRow = defineCall({
	...READ,
	name: "tryLobbyRow",
	method: "POST",
	path: "/api/v1/operator/lobby/try",
	limit: "search",
	summary: "What a row would show now: its games in their order, and which of those picked by hand it leaves out.",
	body: Struct({ row: RowConfig, place: Optional(Text({ pattern: "^[A-Z]{2}(:[A-Z0-9]{1,3})?$" })) }),
	reply: Struct({
		games: ListOf(Struct({ slug: Text(), title: Text(), isByHand: Flag() })),
		left: ListOf(Struct({ slug: Text(), title: Text(), why: EnumOf(["notListed", "hidden", "tooMany"]) })),
	}),
	errors: {},
});
export type TriedRow = ReplyOf<typeof tryLobbyRow>;
