import type { Audit } from "@baize/audit/server";
import type { Factors } from "@baize/factors/server";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type {
	Bus,
	Database,
	Log,
	Outbox,
	Reader,
	ReplyTools,
	Rounds,
	Secrets,
	Session,
	SpentBudget,
	Stream,
	Tx,
} from "@baize/platform-server";
import type { Reason } from "../contract/index.ts";

/** What the room needs of the house. Every neighbour is named by what is asked of it, and nothing more. */
export type VerificationPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Pick<Bus, "publish" | "subscribe">;
	stream: Pick<Stream, "publish">;
	rounds: Pick<Rounds, "every">;
	secrets: Secrets;
	log: Log;
	audit: Pick<Audit, "record">;
	notifications: Pick<Notifications, "sendMail" | "postMessage" | "addTemplates">;
	factors: Pick<Factors, "prove">;
	players: PlayersPort;
	/** Where pictures lie, encrypted. */
	storage: FileStorage;
	lawOf(of: { country: string; subdivision: string }): DocumentLaw;
	/** A company that verifies; absent where pictures are taken and looked at here. */
	provider?: DocumentProvider;
	/** Where a company sends the player's browser back to. */
	publicUrl: string;
	/** Told where attempts of somebody are used up. */
	onBudgetSpent?(spent: SpentBudget): void;
	/** Whether a file's name says what is to become of it ("blurred.jpg"): never in production. */
	isRehearsal: boolean;
};

export type PlayersPort = {
	readPlayer(
		reader: Reader,
		playerId: Id,
	): Promise<
		| {
				email: string;
				displayName: string;
				firstName: string;
				lastName: string;
				language: Locale;
				country: string;
				subdivision: string;
				phone: string | null;
		  }
		| undefined
	>;
	/** Written as 1990-01-31. */
	readBirthDate(reader: Reader, playerId: Id): Promise<string | undefined>;
	/** In the transaction that validates it: from then on it is the phone of the profile. */
	adoptPhone(tx: Tx, playerId: Id, phone: string): Promise<void>;
	/** In the transaction in which a phone becomes what codes are sent to, in the session of its player. */
	onFactorsChanged(
		tx: Tx,
		playerId: Id,
		change: { by: { session: Session; reply: ReplyTools }; proof: "SMS" },
	): Promise<void>;
	/** From now on this operator sees the player's personal data for a while. */
	revealTo(tx: Tx, operatorId: Id, playerId: Id): Promise<unknown>;
	/** What to call an operator. */
	readName(reader: Reader, personId: Id): Promise<string | undefined>;
};

/** What the law of where a player lives wants of documents. */
export type DocumentLaw = {
	documentsBefore: "deposit" | "withdrawal" | "never";
	/** For how long pictures that proved something are kept after that. */
	documentRetentionDays: number;
};

/** Bytes under a name. It need not keep secrets: what it holds is encrypted. */
export type FileStorage = {
	put(name: string, bytes: Buffer): Promise<void>;
	/** Undefined where there is none. */
	get(name: string): Promise<Buffer | undefined>;
	/** Does nothing where there is none. */
	remove(name: string): Promise<void>;
};

/** A company that takes the pictures on a page of its own and looks at them. A call that throws is unknown, never failed. */
export type DocumentProvider = {
	/** As in the path of its callbacks. */
	name: string;
	/** Begins a transaction under our id; the browser comes back to `successUrl` or `errorUrl`. */
	start(order: ProviderOrder): Promise<{ reference: string; url: string }>;
	/** Believed only in that there is news about a transaction, which is then asked for. */
	readCallback(rawBody: Buffer, headers: Readonly<Record<string, string | undefined>>): CallbackReading;
	readOutcome(reference: string): Promise<ProviderOutcome>;
};

export type ProviderOrder = {
	submissionId: Id;
	/** Tells a returning player to the company, without saying who he is. */
	playerId: Id;
	locale: Locale;
	successUrl: string;
	errorUrl: string;
	callbackUrl: string;
};

export type CallbackReading =
	| { status: "read"; submissionId: Id }
	| { status: "refused"; why: "signature" | "age" }
	| { status: "unreadable" };

/** "open": the player has not sent his pictures yet. "abandoned": he will not any more. */
export type ProviderOutcome =
	| { outcome: "open" }
	| { outcome: "pending" }
	| { outcome: "abandoned" }
	| { outcome: "verified" }
	| { outcome: "invalid"; reasons: readonly Reason[] }
	| { outcome: "blocked"; reason: string };
