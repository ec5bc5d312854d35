import { useState } from "react";
import { useMoneyOf } from "../../game/stakes/use-money-text.ts";
import { usePlayTexts } from "../../texts.ts";
import { useCrashTexts } from "./texts.ts";
import type { Table } from "./use-table.ts";

/** Who is in the round, and who has left it. Closed on a phone until it is opened. */
export function Seats({
	table,
	hiding,
}: {
	table: Table;
	hiding: { isHidden: boolean; hide(isHidden: boolean): void };
}) {
	const t = useCrashTexts();
	const ofPlay = usePlayTexts();
	const moneyOf = useMoneyOf();
	const [isOpen, open] = useState(isWide);
	const { seats } = table;
	const { count = 0, leftCount = 0 } = seats ?? {};
	return (
		<details
			className="crash-seats"
			open={isOpen}
			onToggle={({ currentTarget }) => open(currentTarget.open)}
			data-theme="dark"
		>
			<summary>{t("seats", { count, left: leftCount })}</summary>
			<label className="crash-hide">
				<input
					type="checkbox"
					checked={hiding.isHidden}
					onChange={({ currentTarget }) => hiding.hide(currentTarget.checked)}
				/>
				{t("hideName")}
			</label>
			{count === 0 && <p>{t("noSeats")}</p>}
			<ul>
				{seats?.seats.map(({ key, name, currency, stakeMinor, leftX100 }) => (
					<li key={key} data-left={leftX100 !== null || undefined}>
						<bdi className="truncate">{name || t("hiddenName")}</bdi>
						<bdi>{moneyOf(stakeMinor, currency)}</bdi>
						{leftX100 !== null && (
							<span>
								<bdi aria-hidden="true">{ofPlay("titles.times", { times: leftX100 / 100 })}</bdi>
								<span className="sr-only">{t("out", { height: leftX100 / 100 })}</span>
							</span>
						)}
					</li>
				))}
			</ul>
		</details>
	);
}

const isWide = (): boolean => matchMedia("(width >= 52rem)").matches;
