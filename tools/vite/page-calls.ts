import type { OfficeCall } from "@baize/kernel/call";
import type { Plugin } from "vite";
import { type ContractRead, contractReads } from "./contract-reads.ts";
import { type Kept, type LeanContract, leanContract, NotLean } from "./lean-contract.ts";

const CONTRACT = /\/domains\/[^/]+\/contract\/(?!rules\/)[^?]+\.ts$/;
const PAGE =
	/\/(domains\/[^/]+\/(web|backoffice)|platform\/(web|backoffice)|apps\/(site\/app|backoffice\/src))\/[^?]+\.tsx?$/;

/** What a page needs to make a call, and to show a refusal. */
const OF_A_CALL = ["method", "path", "pollMs"];
const OF_AN_ERROR = ["status", "text"];

/**
 * A page makes calls and lets the server validate them, so it does not carry their schemas: in the browser calls and
 * errors are what is listed above, and what pages of this build need besides. A schema that a page imports by its name is the contract's own, with the library that
 * builds it. A page that reads what was left out fails the build.
 */
export function pageCalls(...besides: (keyof OfficeCall)[]): Plugin {
	const kept: Kept = { call: new Set([...OF_A_CALL, ...besides]), error: new Set(OF_AN_ERROR) };
	const contracts = new Map<string, LeanContract>();
	const reads = new Map<string, ContractRead[]>();
	return {
		name: "page-calls",
		enforce: "pre",
		applyToEnvironment: (environment) => environment.name === "client",
		transform: {
			filter: { id: [PAGE, CONTRACT] },
			handler(code, id) {
				if (PAGE.test(id)) reads.set(id, contractReads(id, code));
				if (!CONTRACT.test(id)) return;
				try {
					const lean = leanContract(id, code, kept);
					contracts.set(id, lean);
					return { code: lean.code, map: null };
				} catch (error) {
					if (error instanceof NotLean) this.error(`${id}: ${error.message}`);
					throw error;
				}
			},
		},
		buildEnd(error) {
			if (error) return;
			const wrong = [...reads].flatMap(([file, found]) =>
				found
					.filter((read) => isLeftOut(read, kept, [...contracts.values()]))
					.map((read) => `${file} reads ${read.join(".")}`),
			);
			if (wrong.length === 0) return;
			this.error(
				`${wrong.join("\n")}\nPages do not carry this. A form loads the rules of its call: useBodyRules, contract/rules`,
			);
		},
	};
}

function isLeftOut([name = "", member, inner]: ContractRead, kept: Kept, contracts: readonly LeanContract[]): boolean {
	if (contracts.some(({ calls }) => calls.includes(name))) return member !== undefined && !kept.call.has(member);
	return contracts.some(({ errorLists }) => errorLists.includes(name)) && inner !== undefined && !kept.error.has(inner);
}
