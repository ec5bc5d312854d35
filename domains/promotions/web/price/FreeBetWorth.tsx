import type { PriceView, TermsView } from "../../contract/views.ts";
import { bold } from "../words/bold.tsx";
import { useOfferTexts } from "../words/texts.ts";
import type { Formats } from "../words/use-formats.ts";
import { HundredSquares } from "./HundredSquares.tsx";
import { finishOf100, returnedMinor } from "./odds.ts";
import { PriceLine } from "./PriceLine.tsx";

type Props = { price: PriceView; freeBet: NonNullable<TermsView["freeBet"]>; f: Formats };

/** What a free bet is worth at the lowest price that its terms allow, and what it is never worth. */
export function FreeBetWorth({ price, freeBet, f }: Props) {
	const t = useOfferTexts();
	const odds = finishOf100(price);
	const [finish, fail] = [f.whole(odds.finish), f.whole(odds.fail)];
	const lowest = f.price(freeBet.minPriceX10000);
	const kept = f.money(price.keptMinor);
	return (
		<>
			<HundredSquares filled={odds.finish} label={t("price.freeBet.label", { finish, fail })} />
			<p>{t.rich("price.freeBet.chance", { b: bold, finish, fail, kept, price: lowest })}</p>
			<dl className="grid gap-1">
				<PriceLine name={t("price.freeBet.face")} value={f.money(price.faceMinor)} />
				<PriceLine name={t("price.freeBet.win", { price: lowest })} value={kept} />
				<PriceLine name={t("price.freeBet.times")} value={f.percent(price.finishX1000 / 10)} />
				<PriceLine name={t("price.freeBet.value")} value={f.money(price.playerValueMinor)} isSum />
			</dl>
			<p className="text-sm text-info-ink">
				{t("price.freeBet.basis", {
					back: f.percent(price.returnX10000 / 100),
					most: f.money(returnedMinor(price)),
				})}
			</p>
		</>
	);
}
