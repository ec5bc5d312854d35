import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database, Log, Outbox, Reader, Sealer, Secrets } from "@baize/platform-server";
import type { Notifications } from "../types.ts";
import type { PushSender } from "./sending/push-sender.ts";

export type PushPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	secrets: Secrets;
	log?: Pick<Log, "warn"> | undefined;
	sender: PushSender;
	/** Whether the site offers and sends notifications at all. */
	isOn(): boolean;
	notifications: Pick<Notifications, "readOpen">;
	/** False while the player takes a break or is excluded. */
	mayReceiveMarketing(reader: Reader, playerId: Id): Promise<boolean>;
	/** The same by external registers of self-exclusions. */
	isOfferAllowed(playerId: Id): Promise<boolean>;
	/** In which browser a session is or was, as a hash; undefined where it is not known. */
	browserOf(reader: Reader, playerId: Id, sessionId: Id): Promise<Buffer | undefined>;
	/** "Chrome · Android", for the player's list. */
	nameOf(userAgent: string): string;
};

export type PushParts = PushPorts & { sealer: Sealer };
