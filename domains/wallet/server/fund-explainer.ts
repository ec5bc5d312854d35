import type { Id } from "@baize/kernel/id";
import { type ExplainedFund, explainFunds, joinWhys, type KnownWhys } from "../contract/index.ts";
import type { WalletCache } from "./wallet-cache.ts";

/** What a domain knows of why a player's money cannot be withdrawn. */
export type WhySource = (playerId: Id, currency: string) => Promise<KnownWhys>;

export type FundExplainer = {
	add(source: WhySource): void;
	/** Empty for a player without a wallet. */
	explain(playerId: Id, currency: string): Promise<ExplainedFund[]>;
};

export function openFundExplainer(cache: Pick<WalletCache, "state">): FundExplainer {
	const sources: WhySource[] = [];
	return {
		add: (source) => void sources.push(source),
		async explain(playerId, currency) {
			const [state, ...known] = await Promise.all([
				cache.state(playerId, currency),
				...sources.map((source) => source(playerId, currency)),
			]);
			return state ? explainFunds(state, joinWhys(known)) : [];
		},
	};
}
