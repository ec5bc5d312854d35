import { EnumOf, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

/** A race is also an event of the sports book, under the same id. */
export const RaceIdText = Text({ pattern: ID_PATTERN });
const Hex32 = Text({ pattern: "^[0-9a-f]{64}$" });
const AtMs = Integer({ description: "Milliseconds since 1970." });
const PriceX10000 = Integer({ description: "Decimal odds in ten-thousandths: 21000 is 2.10." });
const RunnerNumber = Integer({ minimum: 1 });

/**
 * open: bets are taken; closed: no more bets, the order is drawn; running: it is being shown; finished: shown, settled,
 * its seed revealed; void: it could not be drawn from its committed seed, and every stake is returned.
 */
export const RACE_PHASES = ["open", "closed", "running", "finished", "void"] as const;
export type RacePhase = (typeof RACE_PHASES)[number];

export const GOINGS = ["firm", "good-to-firm", "good", "good-to-soft", "soft", "heavy"] as const;

/** Names of silk colours and patterns, as the race engine draws them. */
export const SilkSchema = Struct({ pattern: Text(), body: Text(), mark: Text(), cap: Text() });

const raceHead = {
	raceId: RaceIdText,
	number: Integer({ description: "Counted from the first race ever, without gaps." }),
	phase: EnumOf(RACE_PHASES),
	startsAtMs: AtMs,
	closesAtMs: Integer({ description: "From this moment no bet is taken, and the order may be drawn." }),
	course: Text({ description: "A name, the same in every language." }),
	going: EnumOf(GOINGS),
	distanceMetres: Integer(),
	runnerCount: Integer(),
};

export const RaceHeadSchema = Struct(raceHead);
export type RaceHead = Static<typeof RaceHeadSchema>;

/** A selection of the sports book that can be put on a slip. */
export const OfferedSchema = Struct({ selectionId: Text(), priceX10000: PriceX10000 });

export const RunnerSchema = Struct({
	number: RunnerNumber,
	name: Text(),
	stall: Integer(),
	rider: Integer({ description: "The rider's number in the list of riders." }),
	form: Text({ description: "Last finishing places, oldest first; 0 stands for tenth or worse." }),
	silk: SilkSchema,
	weight: Integer({ description: "The share of the draw: the chance to win is weight ÷ the sum of all weights." }),
	win: OfferedSchema,
	place: OfferedSchema,
});
export type RunnerView = Static<typeof RunnerSchema>;

/** In per cent, calculated from the prices themselves. */
export const TermsSchema = Struct({
	marginText: Text({ description: "The margin of the prices over fair ones: 10.05." }),
	returnText: Text({ description: "What a balanced book pays back: 90.86." }),
});

/** Everything needed to draw the race again. The server seed is null until the race has finished. GAME-02 */
export const FairnessSchema = Struct({
	commitment: Text({ pattern: "^[0-9a-f]{64}$", description: "SHA-256 of the server seed, published with the race." }),
	clientSeed: Text({ description: "race number and the commitment of the race before: fixed before the first bet." }),
	nonce: Integer(),
	serverSeed: OneOf([Hex32, Null()]),
});
export type Fairness = Static<typeof FairnessSchema>;

export const RaceSchema = Struct({
	...raceHead,
	places: Integer({ description: "How many places a place bet pays." }),
	runners: ListOf(RunnerSchema),
	winTerms: TermsSchema,
	placeTerms: TermsSchema,
	fairness: FairnessSchema,
	order: OneOf([ListOf(RunnerNumber), Null()], { description: "Winner first; null until the race has finished." }),
	finishesAtMs: OneOf([AtMs, Null()], { description: "When its picture ended; null until the race has finished." }),
});
export type RaceView = Static<typeof RaceSchema>;

/** A finished race as a line: the runners in the paid places, winner first. */
export const RaceResultSchema = Struct({
	...raceHead,
	placed: ListOf(
		Struct({ number: RunnerNumber, name: Text(), silk: SilkSchema, winPriceX10000: PriceX10000, form: Text() }),
	),
});
export type RaceResultRow = Static<typeof RaceResultSchema>;

const AtRaceMs = Integer({ description: "Milliseconds since the off." });

/** The commentary as data, with times. The page has the texts. */
export const RaceCallSchema = OneOf([
	Struct({ kind: EnumOf(["off"]), atMs: AtRaceMs, runnerCount: Integer() }),
	Struct({ kind: EnumOf(["leads"]), atMs: AtRaceMs, runner: RunnerNumber }),
	Struct({ kind: EnumOf(["moves-up"]), atMs: AtRaceMs, runner: RunnerNumber, place: Integer() }),
	Struct({ kind: EnumOf(["halfway", "final-stretch"]), atMs: AtRaceMs, leaders: ListOf(RunnerNumber) }),
	Struct({
		kind: EnumOf(["winner"]),
		atMs: AtRaceMs,
		runner: RunnerNumber,
		margin: EnumOf(["nose", "head", "neck", "half-length", "length", "lengths"]),
	}),
	Struct({ kind: EnumOf(["result"]), atMs: AtRaceMs, order: ListOf(RunnerNumber) }),
]);

/**
 * Where each runner is at each step, up to the current one; 10000 is the line. Nothing in it lets a player calculate
 * what comes after: neither a later step nor the duration of the race.
 */
export const RaceProgressSchema = Struct({
	raceId: RaceIdText,
	startsAtMs: AtMs,
	stepMs: Integer(),
	fromStep: Integer({ description: "The step that the lists begin with; step 0 is the off." }),
	durationMs: OneOf([Integer(), Null()], { description: "Null until the last step has been sent." }),
	tracks: ListOf(Struct({ number: RunnerNumber, progressX10000: ListOf(Integer()) })),
	calls: ListOf(RaceCallSchema),
});
export type RaceProgress = Static<typeof RaceProgressSchema>;
