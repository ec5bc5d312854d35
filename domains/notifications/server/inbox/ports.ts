import type { Id } from "@baize/kernel/id";
import type { Log } from "@baize/platform-server";
import type { UnreadPorts } from "./unread-cache.ts";

export type InboxPorts = UnreadPorts & { ids: () => Id; log?: Pick<Log, "error"> | undefined };
