import type { HoldSheet } from "@baize/engines/slots";
import { useHoldTexts } from "./texts.ts";
import { isPrize } from "./words.ts";

/** From so many stakes on a coin is of gold. */
const GOLD = 10;

type Props = { times: number; sheet: HoldSheet; isFresh?: boolean };

/** A coin of turned metal: what it is worth in stakes, and its name where it has one. */
export function Coin({ times, sheet, isFresh = false }: Props) {
	const t = useHoldTexts();
	const name = sheet.coins.find((coin) => coin.times === times)?.name;
	const metal = name ?? (times >= GOLD ? "gold" : "copper");
	return (
		<b className="hold-coin" data-metal={metal} data-fresh={isFresh || undefined}>
			<span>
				{isPrize(name) && <small>{t(`prizes.${name}`)}</small>}
				<bdi>×{times}</bdi>
			</span>
		</b>
	);
}
