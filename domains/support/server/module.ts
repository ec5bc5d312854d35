import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import { openSupport } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & { identity: Identity };

export const supportModule = defineModule({
	name: "support",
	keys: ["support.forum.external-id"],
	playerCalls,
	open: ({ config, database, clock, secrets, scheduler, identity }: Needs) =>
		openSupport({
			database,
			clock,
			secrets,
			scheduler,
			forum: config.forum,
			async readMember(reader: Reader, playerId: Id) {
				const player = await identity.readPlayer(reader, playerId);
				// An account begins with the confirmation of its e-mail.
				return player && { email: player.email, nickname: player.nickname, isEmailConfirmed: true };
			},
		}),
	parts: ({ bindings }) => ({ bindings }),
});
