import { type ReactNode, useState } from "react";
import type { TableSeat } from "../../../contract/index.ts";
import { useMoneyOf } from "../../game/stakes/use-money-text.ts";
import { useSharedTableTexts } from "./texts.ts";
import type { useHiddenName } from "./use-hidden-name.ts";
import type { Table } from "./use-table.ts";

type Props = {
	table: Table;
	hiding: ReturnType<typeof useHiddenName>;
	/** How many are in, in a sentence. */
	summary: string;
	/** What has become of a seat; false while there is nothing to say. */
	detailOf(seat: TableSeat): ReactNode;
	/** What it has bet on, where the title shows that. */
	betOf?(seat: TableSeat): string;
};

/** Who is in the round, and what has become of them. Closed on a phone until it is opened. */
export function Seats({ table, hiding, summary, detailOf, betOf }: Props) {
	const t = useSharedTableTexts();
	const moneyOf = useMoneyOf();
	const [isOpen, open] = useState(isWide);
	const { count = 0, seats = [] } = table.seats ?? {};
	return (
		<details
			className="table-seats"
			open={isOpen}
			onToggle={({ currentTarget }) => open(currentTarget.open)}
			data-theme="dark"
		>
			<summary>{summary}</summary>
			<label className="table-hide">
				<input
					type="checkbox"
					checked={hiding.isHidden}
					onChange={({ currentTarget }) => hiding.hide(currentTarget.checked)}
				/>
				{t("hideName")}
			</label>
			{count === 0 && <p>{t("noSeats")}</p>}
			<ul>
				{seats.map((seat) => {
					const detail = detailOf(seat);
					return (
						<li key={seat.key} data-marked={detail !== false || undefined}>
							<bdi className="truncate">{seat.name || t("hiddenName")}</bdi>
							<bdi>{moneyOf(seat.stakeMinor, seat.currency)}</bdi>
							{detail}
							{betOf && <bdi className="table-seat-bet">{betOf(seat)}</bdi>}
						</li>
					);
				})}
			</ul>
		</details>
	);
}

const isWide = (): boolean => matchMedia("(width >= 52rem) and (height >= 30rem)").matches;
