import { EmptyState, Panel } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import type { PastWin } from "../contract/index.ts";
import { nameOfLevel } from "./names.ts";
import { useJackpotsTexts } from "./texts.ts";
import { useMoney } from "./use-money.ts";

/** The last wins: how much, when and how, and nothing of the winner. */
export function PastWins({ wins, currency }: { wins: readonly PastWin[]; currency: string }) {
	const t = useJackpotsTexts();
	if (wins.length === 0)
		return (
			<Panel title={t("page.wins")}>
				<EmptyState icon="crown" title={t("page.noWins")}>
					{t("page.whenWins")}
				</EmptyState>
			</Panel>
		);
	return (
		<Panel title={t("page.wins")} flush>
			<ul>
				{wins.map((win) => (
					<Win key={`${win.level} ${win.cycle}`} win={win} currency={currency} />
				))}
			</ul>
		</Panel>
	);
}

function Win({ win, currency }: { win: PastWin; currency: string }) {
	const t = useJackpotsTexts();
	const money = useMoney(currency);
	const dateText = useDateText();
	return (
		<li className="grid gap-1 border-t border-hairline px-5 py-3">
			<p className="flex flex-wrap justify-between gap-x-4">
				<b className="tabular">{money(win.amountMinor)}</b>
				<span className="text-sm text-ink-muted">
					{nameOfLevel(t, win.level)} · {t(`page.by.${win.wonBy}`)} ·{" "}
					{dateText(win.paidAtMs, { dateStyle: "medium", timeStyle: "short" })}
				</span>
			</p>
			{win.serverSeed !== null && (
				<p className="text-xs break-all text-ink-muted">{t("page.seed", { seed: win.serverSeed })}</p>
			)}
		</li>
	);
}
