/**
 * Words that names and comments must not use, with what to write instead (GLOSSARY.md). A word counts as a part of a name
 * ("tellPlayer", "player-doors.ts") and, where `inProse` is set, in comments and documents, too.
 */
export type BannedWord = { words: readonly string[]; instead: string; inProse?: true };

export const BANNED_WORDS: readonly BannedWord[] = [
	{ words: ["house", "houses"], instead: "operator, composition, deps, PageContext, the site", inProse: true },
	{ words: ["room", "rooms"], instead: "domain, headroom", inProse: true },
	{ words: ["roof", "plumbing"], instead: "apps, infrastructure", inProse: true },
	{ words: ["door", "doors"], instead: "api, entry point, drain", inProse: true },
	{ words: ["walk", "walks", "walked"], instead: "e2e, scan, go through", inProse: true },
	{
		words: ["tell", "tells", "told", "telling", "teller"],
		instead: "publish, notify, report, show, say, distinguish",
		inProse: true,
	},
	{
		words: ["hear", "hears", "heard", "hearer", "hearers", "unheard"],
		instead: "handle, receive, unprocessed",
		inProse: true,
	},
	{ words: ["wish", "wishes", "wished"], instead: "request, query, input", inProse: true },
	{ words: ["theatre", "cabinet", "purse", "purses"], instead: "renderer, shell, displayedBalance", inProse: true },
	{ words: ["fate", "fates"], instead: "outcome", inProse: true },
	{ words: ["patrol", "patrols"], instead: "auditScheduler", inProse: true },
	{ words: ["octet", "octets", "lent"], instead: "latin1 body, pooled buffer" },
	{ words: ["shelf", "shelves"], instead: "index", inProse: true },
	{ words: ["obstacle", "obstacles"], instead: "eligibility block", inProse: true },
	{ words: ["affairs", "deed", "deeds"], instead: "pending business, allowed actions", inProse: true },
	{ words: ["demand", "demands", "demanded"], instead: "require, when it is needed", inProse: true },
	{ words: ["oneself"], instead: "self" },
	{
		words: ["whoever", "nobody", "somebody"],
		instead: "a role: player, operator, visitor, caller, process",
		inProse: true,
	},
];

/** Names that begin so say "maximum" and "minimum" in a way of their own. */
export const BANNED_PREFIXES = [/^(MOST|LEAST)_/, /^(most|least)[A-Z]/] as const;

/** Names that others have given: a term of mathematics, published rules that are hashed, part of a drawn building, a hand of poker. */
export const ALLOWED_NAMES: ReadonlySet<string> = new Set([
	// Methods of PostCSS.
	"walkAtRules",
	"walkComments",
	"walkDecls",
	"walkRules",
	"leastCommonMultiple",
	"mostSpins",
	"standRoof",
	"fullHouse",
]);

/** Parts of strings that cannot change: handlers that stored jobs name, and published rules that are hashed. */
export const ALLOWED_PHRASES = [
	"cashier.tell",
	"verification.tell",
	"its own is told when the round has ended",
] as const;

/** Texts for operators: what they read is checked, and not their keys, which may be stored values. */
export const OPERATORS_TEXTS = /\/backoffice\/([^/]+\/)*([^/]+-)?texts\.ts$/;

/** The list itself, texts for players, and migrations, which never change. */
export const UNCHECKED_PATHS = /(^GLOSSARY\.md$|^tools\/tidy\/vocabulary|\/texts\/[a-z]{2}\.ts$|\/migrations\/)/;

/** Strings of tests, which quote pages and make people up, and what players read: mails, messages to phones, written pages. */
export const UNCHECKED_STRINGS = /(\.test\.tsx?$|^e2e\/|\/testing\/|\/mails\/|\/sms\/|\/seeds\/)/;
