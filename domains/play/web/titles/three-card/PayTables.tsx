import { THREE_CARD_HANDS, type ThreeCardHand, type ThreeCardRules } from "@baize/engines/three-card";
import { useThreeCardTexts } from "./texts.ts";

type Props = { rules: ThreeCardRules; made: ThreeCardHand | undefined; isPairPlus: boolean };

/** What the bonus and pair plus pay, as two signs on the wall; the hand that is held shines. */
export function PayTables({ rules, made, isPairPlus }: Props) {
	return (
		<>
			<PayTable name="bonus" pays={rules.anteBonus} made={made} isOn />
			<PayTable name="pairPlus" pays={rules.pairPlus} made={made} isOn={isPairPlus} />
		</>
	);
}

type TableProps = {
	name: "bonus" | "pairPlus";
	pays: ThreeCardRules["pairPlus"];
	made: ThreeCardHand | undefined;
	isOn: boolean;
};

function PayTable({ name, pays, made, isOn }: TableProps) {
	const t = useThreeCardTexts();
	return (
		<table className="tc-pays" data-table={name} data-on={isOn}>
			<caption>{t(`pays.${name}`)}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t("pays.hand")}</th>
					<th scope="col">{t("pays.times")}</th>
				</tr>
			</thead>
			<tbody>
				{THREE_CARD_HANDS.toReversed()
					.filter((hand) => pays[hand] !== undefined)
					.map((hand) => (
						<tr key={hand} data-made={(isOn && hand === made) || undefined}>
							<th scope="row">{t(`hands.${hand}`)}</th>
							<td>
								<bdi>{t("pays.toOne", { times: pays[hand]! })}</bdi>
							</td>
						</tr>
					))}
			</tbody>
		</table>
	);
}
