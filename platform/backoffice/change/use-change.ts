import type { InputOf, PageCall, ReplyOf } from "@baize/kernel/call";
import { type BodyRulesModule, CallError, callApi, useBodyRules } from "@baize/platform-web/reads";
import { useRef } from "react";
import { useNotify, useRefresh } from "react-admin";
import { isSpent } from "./request-spent.ts";
import { type DetailTexts, useAttempt } from "./use-attempt.ts";

type Said = readonly [text: string, values: Record<string, unknown>];

export type ChangeOptions<Spec> = {
	/** The text shown when it is done, with its values; none where the page itself shows it. */
	done?: string | ((reply: ReplyOf<Spec>) => Said);
	detailTexts?: DetailTexts;
	/** Where a refusal is shown: as a passing note, or by the caller from `problem`. */
	refusals?: "noted" | "returned";
	/** Loads the rules of the body, for forms with fields that one writes in. */
	rules?: () => Promise<BodyRulesModule>;
};

/** An input, or what makes it from the id of the request, for calls that take one. */
type Given<Spec> = InputOf<Spec> | ((requestId: string) => InputOf<Spec>);

/**
 * Makes a call that changes something: once at a time, with a fresh proof where the server asks for one. Says what came
 * of it, and reads everything on the page again, also after a refusal, because another operator may have been faster.
 * After a lost answer the same request is sent again under the same id, so it takes effect once.
 */
export function useChange<Spec extends PageCall>(spec: Spec, options: ChangeOptions<Spec> = {}) {
	const { done, detailTexts, refusals = "noted", rules } = options;
	useBodyRules(spec, rules);
	const { attempt, isPending, problem } = useAttempt(undefined, detailTexts);
	const requestId = useRef("");
	const notify = useNotify();
	const refresh = useRefresh();

	async function send(given: Given<Spec>): Promise<ReplyOf<Spec>> {
		requestId.current ||= crypto.randomUUID();
		try {
			const input = typeof given === "function" ? (given as (id: string) => InputOf<Spec>)(requestId.current) : given;
			const reply = await callApi(spec, input);
			requestId.current = "";
			return reply;
		} catch (error) {
			if (error instanceof CallError && isSpent(error)) requestId.current = "";
			throw error;
		}
	}

	/** Whether it was done. `said` is the text for this once. */
	async function run(given: Given<Spec>, said?: Said): Promise<boolean> {
		const outcome = await attempt(() => send(given));
		if (outcome === undefined) return false;
		refresh();
		if ("problem" in outcome) {
			if (refusals === "noted") notify(outcome.problem, { type: "error" });
			return false;
		}
		const [text, values] = said ?? (typeof done === "function" ? done(outcome.value) : [done, {}]);
		if (text) notify(text, { type: "success", messageArgs: values });
		return true;
	}
	return { run, isPending, problem };
}
