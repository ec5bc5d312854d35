import type { Audit } from "@baize/audit/server";
import type { Factors } from "@baize/factors/server";
import type { Geo } from "@baize/geo/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { Bus, Database, Outbox, Reader, Rounds, Secrets, SpentBudget, Stream, Tx } from "@baize/platform-server";
import type { Attempts } from "./attempts-store.ts";
import type { CaptchaGuard, CaptchaProvider } from "./captcha.ts";
import type { Comparisons } from "./comparisons.ts";
import type { PersonDetails } from "./duplicates/signals.ts";
import type { TakesDeposits } from "./offered-currencies.ts";
import type { PasswordPool } from "./password-pool.ts";
import type { Sessions } from "./sessions.ts";

export type IdentityPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Bus;
	stream: Pick<Stream, "hangUp">;
	rounds: Pick<Rounds, "every">;
	secrets: Secrets;
	/** The site's address, for links in mails. */
	publicUrl: string;
	/** The back office's, for links in operators' mails. */
	officeUrl: string;
	geo: Pick<Geo, "locate" | "countryName" | "subdivisionsOf">;
	notifications: Pick<Notifications, "sendMail">;
	audit: Pick<Audit, "record" | "entriesOf">;
	factors: Pick<
		Factors,
		| "prove"
		| "methodsOf"
		| "setPin"
		| "pinFaultOf"
		| "isPresentPin"
		| "requestCode"
		| "beginPasskeySignIn"
		| "finishPasskeySignIn"
		| "removeAll"
	>;
	phones: Phones;
	exclusions: Exclusions;
	/** An account is offered only in a currency that can be paid in. */
	takesDeposits: TakesDeposits;
	captcha: CaptchaProvider;
	/** What keeps a player from all but taking money out. */
	loginGate(playerId: Id): Promise<{ restriction: string } | undefined>;
	/** What the house elsewhere knows of a player, each part read when a copy is made. */
	exportParts?: () => readonly ExportPart[];
	/** What is under way for a player in the rooms above. */
	affairsOf?: (playerId: Id) => Promise<AffairsElsewhere>;
	/** Told where a budget of attempts has nothing left. */
	onBudgetSpent?: (spent: SpentBudget) => void;
	/** Asks whoever collects breached passwords, in addition to our own list. */
	breaches?: BreachRange;
};

/** Who has shut himself out or was shut out of play; kept by domains above. */
export type Exclusions = {
	standingOf(
		reader: Reader,
		playerId: Id,
	): Promise<{ kind: "free" | "barred" } | { kind: "excluded"; untilMs: number | null }>;
	/** Whether a register of self-exclusions names somebody who wants an account. It throws where it does not answer. */
	isListed(person: PersonDetails): Promise<boolean>;
};

/** Which phone is known to be a player's; kept by a room above. */
export type Phones = {
	isValidated(reader: Reader, playerId: Id): Promise<boolean>;
	/** In the transaction in which a phone, in E.164, has become the player's by a code that was sent to it. */
	markValidated(tx: Tx, playerId: Id, phone: string): Promise<"validated" | "taken">;
};

export type ExportPart = { name: string; read(playerId: Id): Promise<unknown> };

export type AffairsElsewhere = {
	balances: readonly { currency: string; amountMinor: bigint }[];
	openBets: number;
	pendingWithdrawals: number;
};

/** The ends of the hashes that begin so, as a k-anonymous range service answers them; it may throw. */
export type BreachRange = { hashEndings(sha1Beginning: string): Promise<ReadonlySet<string>> };

/** What the commands work with: the ports, and the parts that stand on them. */
export type Parts = Omit<IdentityPorts, "captcha"> & {
	passwords: PasswordPool;
	attempts: Attempts;
	comparisons: Comparisons;
	sessions: Sessions;
	captcha: CaptchaGuard;
};
