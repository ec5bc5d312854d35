import { Disclosure } from "@baize/platform-web";
import { useBalances } from "./BalanceProvider.tsx";
import { useWalletTexts } from "./texts.ts";

/** The balances that have no row of their own: what can be staked where, and the sum. spec §3 */
const OTHERS = [
	"playableCasino",
	"playableSports",
	"playableHorses",
	"playablePoker",
	"withdrawable",
	"total",
] as const;

/** What can be done with the money where, on request: most players want one figure. */
export function EveryBalance() {
	const t = useWalletTexts();
	const { find, status } = useBalances();
	if (status.kind !== "current" && status.kind !== "stale") return null;
	return (
		<Disclosure summary={t("every.title")}>
			<dl className="grid gap-2">
				{OTHERS.map((type) => (
					<div key={type} className="flex flex-wrap justify-between gap-x-4">
						<dt>{t(`every.${type}`)}</dt>
						<dd className="tabular text-end text-ink">{find(type)?.formatted}</dd>
					</div>
				))}
			</dl>
		</Disclosure>
	);
}
