import type { ReactNode } from "react";
import { FlatDie } from "../dice/Die.tsx";
import { Spot } from "../table/Spot.tsx";
import { useNearKeys } from "../table/use-near-keys.ts";
import type { SpotTable } from "../table/use-spot-table.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Dice, GROUPS, isWon, nameOf, partsOf, timesToOne } from "./places.ts";
import { useSicBoTexts } from "./texts.ts";

type Props = { table: SpotTable; money: TitleGame["money"]; dice: Dice | undefined };

/** Fifty places in four groups, inlaid in black lacquer. The arrow keys go from one to the next. */
export function Board({ table, money, dice }: Props) {
	const t = useSicBoTexts();
	const keys = useNearKeys("small");
	return (
		<fieldset className="sb-board" {...keys.of}>
			<legend className="sr-only">{t("places")}</legend>
			{Object.entries(GROUPS).map(([group, spots]) => (
				<div key={group} className="sb-group" data-group={group}>
					{spots.map((spot) => (
						<Spot
							key={spot}
							table={table}
							money={money}
							spot={spot}
							name={
								partsOf(spot).kind === "single" ? t("singleName", { face: partsOf(spot).numbers[0]! }) : nameOf(t, spot)
							}
							times={timesToOne(spot)}
							isDrawn={dice !== undefined && isWon(spot, dice)}
							keys={keys.keysOf(spot)}
						>
							<Face spot={spot} />
						</Spot>
					))}
				</div>
			))}
		</fieldset>
	);
}

/** What is inlaid: dice, a total or a word, and what the place pays, which its name says in words. */
function Face({ spot }: { spot: string }) {
	const t = useSicBoTexts();
	return (
		<span className="sb-face" data-kind={partsOf(spot).kind} aria-hidden="true">
			<Sign spot={spot} />
			<span className="sb-pays sb-shown" data-text={t("toOne", { times: timesToOne(spot) })} />
		</span>
	);
}

function Sign({ spot }: { spot: string }): ReactNode {
	const t = useSicBoTexts();
	const { kind, numbers } = partsOf(spot);
	const [number = 0] = numbers;
	if (kind === "total") return <b className="sb-number">{number}</b>;
	if (kind === "any") return <b>{t("spots.anyTriple")}</b>;
	if (kind === "small" || kind === "big")
		return (
			<>
				<b>{t(`spots.${kind}`)}</b>
				<span className="sb-shown" data-text={t(`range.${kind}`)} />
			</>
		);
	const copies = { double: 2, triple: 3 }[kind] ?? 1;
	const faces = kind === "pair" ? numbers : Array.from({ length: copies }, () => number);
	return (
		<span className="sb-flat">
			{faces.map((face, at) => (
				<FlatDie key={at} face={face} />
			))}
		</span>
	);
}
