import { Icon } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useCallback, useSyncExternalStore } from "react";
import { formatJackpot } from "../contract/index.ts";
import { amountOf, watchJackpots } from "./amounts.ts";
import { useJackpotsTexts } from "./texts.ts";
import { useCurrency } from "./use-currency.ts";
import { useTicked } from "./use-ticked.ts";

/** What a game's jackpot has, on its card; nothing for a game that has none. */
export function JackpotMark({ gameId }: { gameId: string }) {
	const currency = useCurrency();
	const watch = useCallback((listener: () => void) => watchJackpots(currency, listener), [currency]);
	const known = useSyncExternalStore(
		watch,
		() => amountOf(gameId, currency),
		() => undefined,
	);
	return known === undefined ? null : <Ticking knownMinor={known} currency={currency} />;
}

function Ticking({ knownMinor, currency }: { knownMinor: number; currency: string }) {
	const t = useJackpotsTexts();
	const locale = useLocale();
	const shown = useTicked(knownMinor);
	return (
		<span className="jackpot">
			<Icon name="crown" /> <span className="sr-only">{t("bar")}</span> {formatJackpot(BigInt(shown), currency, locale)}
		</span>
	);
}
