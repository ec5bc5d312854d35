import type { Flags } from "@baize/flags/server";
import { defineModule } from "@baize/platform-server";

/** Whether devices may store the lobby; otherwise they delete what they stored. */
export const offlineLobbyModule = defineModule({
	name: "isOfflineLobbyOn",
	flags: ["offlineLobby"],
	open: ({ flags }: { flags: Flags }) => flags.reader("offlineLobby"),
});
