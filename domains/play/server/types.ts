import type { PlayMode } from "@baize/catalogue/contract";
import type { Id } from "@baize/kernel/id";
import type { ReadyReply, Session, Visit } from "@baize/platform-server";
import type {
	FairnessIndex,
	MeasuredAnswer,
	OfferedStakes,
	OpenRoundRow,
	PracticeSeed,
	RetiredSeeds,
	RoundAnswer,
	RoundReceipt,
	RoundRow,
	Seeds,
	SlotLaw,
	StagedAnswer,
} from "../contract/index.ts";
import type { OpenedLastWins } from "./last-wins/index.ts";
import type { IntegrationRequest, LaunchRequest } from "./launch.ts";
import type { PracticeLog } from "./practice-log/index.ts";
import type { ProvidedGames } from "./providers/index.ts";
import type { PracticeRequest } from "./rounds/play-practice-round.ts";
import type { playPromotionalRound } from "./rounds/play-promotional-round.ts";
import type { playRealRound } from "./rounds/play-real-round.ts";
import type { RoundsRequest } from "./rounds/rounds-of-player.ts";
import type { ClientSeedChoice } from "./seeds/rules.ts";
import type { SharedRounds } from "./shared-rounds/index.ts";
import type { actInRound } from "./staged/act-in-round.ts";
import type { openStagedRound } from "./staged/open-round.ts";
import type { actInPractice, openPracticeRound } from "./staged/practice.ts";

/** A command as it is called once its ports are given. An editor finds the command by this mention of it. */
type Given<Command> = Command extends (ports: never, ...rest: infer Rest) => infer Answer
	? (...rest: Rest) => Answer
	: never;

export type PlayCommands = {
	/** The whole answer, serialised: the bytes that were stored with the money, and the balance. */
	playRealRound: Given<typeof playRealRound>;
	/** The same for a promotional spin. */
	playPromotionalRound: Given<typeof playPromotionalRound>;
	practiceSeed(): PracticeSeed;
	playPracticeRound(request: PracticeRequest, visit: Visit): Promise<ReadyReply>;
	openStagedRound: Given<typeof openStagedRound>;
	actInRound: Given<typeof actInRound>;
	readOpenRound(session: Session, gameId: string): Promise<StagedAnswer | null>;
	listOpenRounds(session: Session): Promise<OpenRoundRow[]>;
	openPracticeRound: Given<typeof openPracticeRound>;
	actInPracticeRound: Given<typeof actInPractice>;
	readTable: SharedRounds["readTable"];
	placeTableStake: SharedRounds["placeStake"];
	cashOutTableStake: SharedRounds["cashOut"];
	listTableStakes: SharedRounds["listStakes"];
	readCurrentRound(session: Session, gameId: string): Promise<RoundAnswer | null>;
	markRoundSeen(session: Session, gameId: string, roundId: Id): Promise<undefined>;
	/** Newest first. */
	listRounds(session: Session, request: RoundsRequest): Promise<{ rounds: RoundRow[]; before: string | null }>;
	listPracticeRounds: PracticeLog["list"];
	readRound(session: Session, roundId: Id): Promise<RoundReceipt>;
	readSeeds(session: Session): Promise<Seeds>;
	/** Newest first; `before`: pairs with a smaller number. */
	listPairs(session: Session, before?: number): Promise<RetiredSeeds[]>;
	chooseClientSeed(session: Session, choice: ClientSeedChoice): Promise<Seeds>;
	fairness(): FairnessIndex;
	/** The published rules with this hash, as the bytes that have it. */
	rules(hash: string): Promise<Buffer>;
	readGameUrl(gameId: string, request: LaunchRequest, visit: Visit): Promise<{ url: string }>;
	/** The stakes that operators offer of a title where the visitor is; null where its own limits are in force. */
	titleStakes(gameId: string, visit: Visit): { currency: string; ladder: OfferedStakes | null };
	/** What a title has returned so far, to all and to the player who asks. */
	measuredReturn(gameId: string, visit: Visit): Promise<MeasuredAnswer>;
	slotLaw(visit: Visit): Promise<SlotLaw>;
	/** The titles that operators have closed where the visitor is. */
	closedTitles(visit: Visit): { gameIds: string[] };
	readProvidedGame: ProvidedGames["read"];
	launchProvidedGame: ProvidedGames["launch"];
	listProvidedRounds: ProvidedGames["rounds"];
	/** While games integration is off it is refused. */
	readIntegrationUrl(
		gameId: string,
		request: IntegrationRequest,
		mode: PlayMode,
		visit: Visit,
	): Promise<{ url: string }>;
	/** The last wins of all players in a currency. */
	lastWins: OpenedLastWins["read"];
	/** The ids of the games that were staked on this week, most often first. */
	popular: OpenedLastWins["popular"];
	/** The ids of the games that the player has marked, the last marked first. */
	favourites(playerId: Id): Promise<string[]>;
	markFavourites(playerId: Id, gameIds: readonly string[]): Promise<{ gameIds: string[] }>;
	unmarkFavourite(playerId: Id, gameId: string): Promise<{ gameIds: string[] }>;
	recordLastGame(playerId: Id, gameId: string): Promise<undefined>;
	/** The ids of the games last opened, newest first. */
	recentGames(playerId: Id, limit: number): Promise<string[]>;
};
