import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { type Clock, systemClock } from "@baize/kernel/time";
import { admit, visitFor } from "./access.ts";
import { type Binding, ReadyReply } from "./bind.ts";
import type { ReplyTools } from "./types.ts";
import { validate } from "./validation.ts";
import type { Visit } from "./visit.ts";

/** Calls made in process while a page is rendered: the same checks and the same handlers, without the network. */
export type InProcessClient = {
	call<Spec extends CallSpec>(
		spec: Spec,
		input: InputOf<Spec>,
		visit: Visit,
		reply?: ReplyTools,
	): Promise<ReplyOf<Spec>>;
	/** The same if only the name of a call is known. */
	callByName(name: string, input: unknown, visit: Visit, reply?: ReplyTools): Promise<unknown>;
};

const NO_REPLY_TOOLS: ReplyTools = { setCookie: () => {}, clearCookie: () => {}, setHeader: () => {} };

export function openInProcessClient(bindings: readonly Binding[], clock: Clock = systemClock): InProcessClient {
	const byName = new Map(bindings.map((binding) => [binding.call.name, binding]));
	check(byName.size === bindings.length, "two calls have the same name");
	async function callByName(name: string, input: unknown, visit: Visit, reply = NO_REPLY_TOOLS): Promise<unknown> {
		const binding = byName.get(name);
		check(binding, `no domain handles the call ${name}`);
		const { call: spec } = binding;
		const parts = input as { params?: { session?: string } };
		admit(spec, visit, parts.params?.session, clock);
		validate(spec, parts);
		const answer = await binding.handle(parts as never, visitFor(spec, visit) as never, reply);
		return answer instanceof ReadyReply ? JSON.parse(answer.body.toString()) : answer;
	}

	return { callByName, call: (spec, input, visit, reply) => callByName(spec.name, input, visit, reply) as never };
}
