import type { PageCall } from "@baize/kernel/call";
import type { InputIssue } from "@baize/kernel/issues";
import { useCallback, useEffect } from "react";
import { applyRules, expectRules, issuesInBody } from "./call-api.ts";

/** What `contract/rules/<call>.ts` exports. */
export type BodyRulesModule = { rules(body: unknown): InputIssue[] };

/**
 * Loads the contract's rules of a call when its form is opened. From then on a body that breaks them is refused before
 * it is sent, with the errors that the server would answer; until then, and where they cannot be loaded, the server
 * finds them. Returns what finds the issues of a body. Without `load`, nothing is loaded.
 */
export function useBodyRules(
	call: PageCall,
	load: (() => Promise<BodyRulesModule>) | undefined,
): (body: unknown) => readonly InputIssue[] {
	useEffect(() => {
		if (!load) return;
		const arrival = load().then(
			({ rules }) => applyRules(call, rules),
			() => {},
		);
		expectRules(call, arrival);
		// The function that loads is written in place and new each time.
	}, [call]);
	return useCallback((body) => issuesInBody(call, body), [call]);
}
