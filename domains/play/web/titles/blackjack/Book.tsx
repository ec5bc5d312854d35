import { adviceOfView, type BlackjackRules, type BlackjackTableView } from "@baize/engines/blackjack";
import { toNumber } from "@baize/kernel/odds";
import type { CSSProperties } from "react";
import { useMemo } from "react";
import { useBlackjackTexts } from "./texts.ts";

type Props = { rules: BlackjackRules; view: BlackjackTableView };

/** The exact worth of each move, computed here from the rules that are played. */
export default function Book({ rules, view }: Props) {
	const t = useBlackjackTexts();
	const { move, values } = useMemo(() => adviceOfView(rules, view), [rules, view]);
	const listed = [...values].map(([each, value]) => ({ each, value: toNumber(value) }));
	return (
		<aside className="bj-book" aria-live="polite">
			<p className="font-semibold text-art-ink">{t("book.title", { move: t(`moves.${move}`) })}</p>
			{listed.length > 0 && (
				<>
					<p className="text-xs text-ink-muted">{t("book.hint")}</p>
					<dl>
						{listed
							.sort((one, other) => other.value - one.value)
							.map(({ each, value }) => (
								<div key={each} data-best={each === move}>
									<dt>{t(`moves.${each}`)}</dt>
									<dd data-gain={value > 0}>
										<i aria-hidden="true" style={{ "--share": Math.min(1, Math.abs(value)) } as CSSProperties} />
										<bdi className="tabular">{t("book.value", { value })}</bdi>
									</dd>
								</div>
							))}
					</dl>
				</>
			)}
		</aside>
	);
}
