import { type HandName, paidHands, type VideoPokerRules } from "@baize/engines/video-poker";
import { usePokerTexts } from "./texts.ts";
import { handText } from "./words.ts";

type Props = {
	rules: VideoPokerRules;
	stakeMinor: number;
	/** What the cards make now. */
	makes: HandName | undefined;
	isWon: boolean;
	money(amountMinor: number): string;
};

/** What each hand pays for the present stake, the highest first. */
export function PayTable({ rules, stakeMinor, makes, isWon, money }: Props) {
	const t = usePokerTexts();
	return (
		<table className="poker-pays" data-won={isWon}>
			<caption className="sr-only">{t("pays")}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t("paysHand")}</th>
					<th scope="col">×</th>
					<th scope="col">{t("paysStake", { stake: money(stakeMinor) })}</th>
				</tr>
			</thead>
			<tbody>
				{paidHands(rules).map((name) => (
					<tr key={name} data-made={name === makes || undefined}>
						<th scope="row">{handText(t, rules, name)}</th>
						<td>
							<bdi>{rules.pays[name]}×</bdi>
						</td>
						<td>
							<bdi>{money(rules.pays[name]! * stakeMinor)}</bdi>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
