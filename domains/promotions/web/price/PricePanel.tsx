import { Icon } from "@baize/platform-web";
import { useId } from "react";
import type { PriceView, TermsView } from "../../contract/views.ts";
import { bold } from "../words/bold.tsx";
import { useOfferTexts } from "../words/texts.ts";
import { type Formats, useFormats } from "../words/use-formats.ts";
import { FreeBetWorth } from "./FreeBetWorth.tsx";
import { HundredSquares } from "./HundredSquares.tsx";
import { edgePercent, finishOf100 } from "./odds.ts";
import { PriceLine } from "./PriceLine.tsx";

type Props = { price: PriceView | null; terms: Pick<TermsView, "currency" | "wagering" | "freeBet"> };

/** What an offer is worth: the chance to finish it as a hundred squares, and its expected value as a sum. */
export function PricePanel({ price, terms: { currency, wagering, freeBet } }: Props) {
	const t = useOfferTexts();
	const f = useFormats(currency);
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-3 rounded-card border border-hairline bg-info-soft p-4">
			<h2 id={id} className="flex items-center gap-2 text-lg">
				<Icon name="scale" className="text-info-ink" />
				{t("price.title")}
			</h2>
			{!price && <p>{t("price.none")}</p>}
			{price && freeBet && <FreeBetWorth price={price} freeBet={freeBet} f={f} />}
			{price && !freeBet && <Worth price={price} isWagered={wagering !== null} f={f} />}
		</section>
	);
}

function Worth({ price, isWagered, f }: { price: PriceView; isWagered: boolean; f: Formats }) {
	const t = useOfferTexts();
	const odds = finishOf100(price);
	const [finish, fail] = [f.whole(odds.finish), f.whole(odds.fail)];
	const edge = f.percent(edgePercent(price));
	const example = {
		face: f.money(price.faceMinor),
		stake: f.money(price.stakeMinor),
		back: f.percent(price.returnX10000 / 100),
	};
	return (
		<>
			{isWagered && (
				<>
					<HundredSquares filled={odds.finish} label={t("price.label", { finish, fail })} />
					<p>{t.rich("price.chance", { b: bold, finish, fail, kept: f.money(price.keptMinor) })}</p>
				</>
			)}
			<dl className="grid gap-1">
				<PriceLine name={t("price.face")} value={f.money(price.faceMinor)} />
				<PriceLine
					name={t("price.cost", { staked: f.money(price.stakedMinor), edge })}
					value={f.money(-price.playCostMinor)}
				/>
				<PriceLine
					name={t(price.bets ? "price.valueOfBets" : "price.value")}
					value={f.money(price.playerValueMinor)}
					isSum
				/>
			</dl>
			<p className="text-sm text-info-ink">
				{price.bets
					? t("price.betsBasis", {
							...{ ...example, price: f.price(price.bets.priceX10000), most: f.money(price.bets.maxValueMinor) },
							bets: t(`price.bets.${price.bets.gameClass}`),
						})
					: t("price.basis", example)}
			</p>
		</>
	);
}
