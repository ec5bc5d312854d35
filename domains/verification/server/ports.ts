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
	Secrets,
	Session,
	SpentBudget,
	Stream,
	Tx,
} from "@baize/platform-server";
import type { FieldReason } from "../contract/index.ts";
import type { Phones } from "./phone/phones.ts";

/** The domain's ports. Each names only what is used of the other domain. */
export type VerificationPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Pick<Bus, "publish" | "subscribe">;
	stream: Pick<Stream, "publish">;
	secrets: Secrets;
	log: Log;
	audit: Pick<Audit, "record">;
	notifications: Pick<Notifications, "sendMail" | "postMessage" | "addTemplates">;
	factors: Pick<Factors, "prove">;
	players: PlayersPort;
	/** Opened before the domain of players, which asks it, too. */
	phones: Phones;
	/** Where pictures are stored, encrypted. */
	storage: FileStorage;
	lawOf(of: { country: string; subdivision: string }): DocumentLaw;
	/** The verifying company; absent if pictures are taken and reviewed here. */
	provider?: DocumentProvider;
	/** Where a company sends the player's browser back to. */
	publicUrl: string;
	/** Called when a player has used up a budget. */
	onBudgetSpent?(spent: SpentBudget): void;
	/** Whether a file's name decides the outcome ("blurred.jpg"): never in production. */
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
	/** In the transaction that validates it: makes it the phone of the profile. */
	adoptPhone(tx: Tx, playerId: Id, phone: string): Promise<void>;
	/** In the transaction in which codes start going to a new phone, in the session of its player. */
	onFactorsChanged(
		tx: Tx,
		playerId: Id,
		change: { by: { session: Session; reply: ReplyTools }; proof: "SMS" },
	): Promise<void>;
	/** Shows the player's personal data to this operator for a while. */
	revealTo(tx: Tx, operatorId: Id, playerId: Id): Promise<unknown>;
	/** The operator's display name. */
	readName(reader: Reader, personId: Id): Promise<string | undefined>;
};

/** What the law of the player's place requires of documents. */
export type DocumentLaw = {
	documentsBefore: "deposit" | "withdrawal" | "never";
	/** How long pictures that proved something are retained afterwards. */
	documentRetentionDays: number;
};

/** Bytes under a name. It needs no access protection of its own: its contents are encrypted. */
export type FileStorage = {
	put(name: string, bytes: Buffer): Promise<void>;
	/** Undefined if there is none. */
	get(name: string): Promise<Buffer | undefined>;
	/** Does nothing if there is none. */
	remove(name: string): Promise<void>;
};

/**
 * A company that takes the pictures on its own page and reviews them. A call that throws has an unknown outcome, never
 * a failed one.
 */
export type DocumentProvider = {
	/** As in the path of its callbacks. */
	name: string;
	/** Starts a transaction under our id; the browser returns to `successUrl` or `errorUrl`. */
	start(order: ProviderOrder): Promise<{ reference: string; url: string }>;
	/** Trusted only as a notification about a transaction, whose outcome is then queried. */
	readCallback(rawBody: Buffer, headers: Readonly<Record<string, string | undefined>>): CallbackReading;
	readOutcome(reference: string): Promise<ProviderOutcome>;
};

export type ProviderOrder = {
	submissionId: Id;
	/** Lets the company recognise a returning player without learning who they are. */
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

/** "open": the player has not submitted the pictures yet. "abandoned": the player will not submit them any more. */
export type ProviderOutcome =
	| { outcome: "open" }
	| { outcome: "pending" }
	| { outcome: "abandoned" }
	| { outcome: "verified" }
	| { outcome: "invalid"; reasons: readonly FieldReason[] }
	| { outcome: "blocked"; reason: string };
