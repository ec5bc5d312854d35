import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { openInProcessClient, type Session } from "@baize/platform-server";
import type { Play } from "../server/index.ts";

/** The domain's calls as this visitor makes them, with every check of the HTTP layer but without the network. */
export function callsOf(play: Play, session: Session | undefined, ip = "127.0.0.1") {
	const calls = openInProcessClient(play.bindings);
	const visit = { session, locale: "en", ip, userAgent: "", cookies: {} } as const;
	return <Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>> =>
		calls.call(spec, input, visit);
}
