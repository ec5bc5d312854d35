import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { type Clock, systemClock } from "@baize/kernel/time";
import { admit, visitFor } from "./access.ts";
import { type Binding, ReadyReply, type ReplyTools } from "./bind.ts";
import { validate, validatorsOf } from "./validation.ts";
import type { Visit } from "./visit.ts";

/** The calls made in process, while a page is rendered: the same checks and the same handlers, without the network. */
export type HouseCalls = {
	call<Spec extends CallSpec>(
		spec: Spec,
		input: InputOf<Spec>,
		visit: Visit,
		reply?: ReplyTools,
	): Promise<ReplyOf<Spec>>;
	/** The same from where a call is known by its name only. */
	callByName(name: string, input: unknown, visit: Visit, reply?: ReplyTools): Promise<unknown>;
};

const NO_REPLY_TOOLS: ReplyTools = { setCookie: () => {}, clearCookie: () => {}, setHeader: () => {} };

export function openHouseCalls(bindings: readonly Binding[], clock: Clock = systemClock): HouseCalls {
	const doors = new Map(
		bindings.map((binding) => [binding.call.name, { binding, validators: validatorsOf(binding.call) }]),
	);
	check(doors.size === bindings.length, "two calls have the same name");
	async function callByName(name: string, input: unknown, visit: Visit, reply = NO_REPLY_TOOLS): Promise<unknown> {
		const door = doors.get(name);
		check(door, `no room answers the call ${name}`);
		const spec = door.binding.call;
		const parts = input as { params?: { session?: string } };
		admit(spec, visit, parts.params?.session, clock);
		validate(door.validators, parts);
		const answer = await door.binding.handle(parts as never, visitFor(spec, visit) as never, reply);
		return answer instanceof ReadyReply ? JSON.parse(answer.body.toString()) : answer;
	}

	return { callByName, call: (spec, input, visit, reply) => callByName(spec.name, input, visit, reply) as never };
}
