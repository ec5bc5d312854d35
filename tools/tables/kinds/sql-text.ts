import type { KindSpec } from "@baize/ledger/contract";

/** A condition on a parameter that is the number of a kind. */
export function inKinds(specs: readonly KindSpec[], parameter = "p_kind"): string {
	const numbers = specs.map(({ number }) => number).toSorted((a, b) => a - b);
	return numbers.length === 1 ? `${parameter} = ${numbers[0]}` : `${parameter} in (${numbers.join(", ")})`;
}

/** How often an operation's amounts are added: "p_win - p_stake". */
export function sumOf({ stake, win }: { stake: number; win: number }): string {
	const terms = [...termOf(win, "p_win"), ...termOf(stake, "p_stake")];
	const [first, ...rest] = terms.toSorted((a, b) => Number(a.startsWith("-")) - Number(b.startsWith("-")));
	if (first === undefined) return "0";
	return [first, ...rest.map((term) => (term.startsWith("-") ? `- ${term.slice(1)}` : `+ ${term}`))].join(" ");
}

function termOf(share: number, name: string): string[] {
	if (share === 0) return [];
	if (Math.abs(share) !== 1) throw new Error(`${name} would be moved ${share} times`);
	return [share > 0 ? name : `-${name}`];
}

type Branch = { when: string; result: string };

/** Of rows that have the same result one branch, in the order in which the results come first. */
export function caseBy(
	specs: readonly KindSpec[],
	resultOf: (spec: KindSpec) => string,
	{ otherwise, indent, first = [] }: { otherwise: string; indent: string; first?: readonly Branch[] },
): string {
	const byResult = Map.groupBy(specs, resultOf);
	byResult.delete(otherwise);
	const branches = [...first, ...[...byResult].map(([result, same]) => ({ when: inKinds(same), result }))];
	if (branches.length === 0) return otherwise;
	const lines = branches.map(({ when, result }) => `${indent}\twhen ${when} then ${result}\n`);
	return `case\n${lines.join("")}${indent}\telse ${otherwise} end`;
}
