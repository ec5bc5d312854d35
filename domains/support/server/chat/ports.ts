import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { ChatHours, Config, Database, Secrets, Stream } from "@baize/platform-server";
import type { ContactPorts } from "../contact/index.ts";

export type ChatPorts = Pick<ContactPorts, "audit" | "nameOf"> & {
	database: Database;
	clock: Clock;
	ids: () => Id;
	random: RandomSource;
	secrets: Secrets;
	stream: Pick<Stream, "publish" | "serve">;
	notifications: Pick<Notifications, "sendMail">;
	readPlayer: Identity["readPlayer"];
	/** Undefined: always. */
	hours: ChatHours | undefined;
	/** Whether operators let chats begin at all. */
	isOn(): boolean;
	/** The Chatwoot that takes the chats instead. */
	chatwoot: Config["chatwoot"];
};
