import { Icon } from "@baize/platform-web";
import { type ReactNode, useId } from "react";
import type { PriceView, TermsView } from "../../contract/views.ts";
import { bold } from "../words/bold.tsx";
import { useOfferTexts } from "../words/texts.ts";
import { type Formats, useFormats } from "../words/use-formats.ts";
import { HundredSquares } from "./HundredSquares.tsx";
import { edgePercent, finishOf100 } from "./odds.ts";

type Props = { price: PriceView | null; terms: Pick<TermsView, "currency" | "wagering"> };

/** What an offer is worth: the chance to finish it as a hundred squares, and its expected value as a sum. */
export function PricePanel({ price, terms: { currency, wagering } }: Props) {
	const t = useOfferTexts();
	const f = useFormats(currency);
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-3 rounded-card border border-hairline bg-info-soft p-4">
			<h2 id={id} className="flex items-center gap-2 text-lg">
				<Icon name="scale" className="text-info-ink" />
				{t("price.title")}
			</h2>
			{price ? <Worth price={price} isWagered={wagering !== null} f={f} /> : <p>{t("price.none")}</p>}
		</section>
	);
}

function Worth({ price, isWagered, f }: { price: PriceView; isWagered: boolean; f: Formats }) {
	const t = useOfferTexts();
	const odds = finishOf100(price);
	const [finish, fail] = [f.whole(odds.finish), f.whole(odds.fail)];
	const edge = f.percent(edgePercent(price));
	return (
		<>
			{isWagered && (
				<>
					<HundredSquares filled={odds.finish} label={t("price.label", { finish, fail })} />
					<p>{t.rich("price.chance", { b: bold, finish, fail, kept: f.money(price.keptMinor) })}</p>
				</>
			)}
			<dl className="grid gap-1">
				<Line name={t("price.face")} value={f.money(price.faceMinor)} />
				<Line
					name={t("price.cost", { staked: f.money(price.stakedMinor), edge })}
					value={f.money(-price.playCostMinor)}
				/>
				<Line name={t("price.value")} value={f.money(price.playerValueMinor)} isSum />
			</dl>
			<p className="text-sm text-info-ink">
				{t("price.basis", {
					face: f.money(price.faceMinor),
					stake: f.money(price.stakeMinor),
					back: f.percent(price.returnX10000 / 100),
				})}
			</p>
		</>
	);
}

const Line = ({ name, value, isSum = false }: { name: ReactNode; value: string; isSum?: boolean }) => (
	<div className={`flex justify-between gap-4 ${isSum ? "border-t border-line pt-1.5" : ""}`.trim()}>
		<dt className={isSum ? "font-medium" : "text-info-ink"}>{name}</dt>
		<dd className={`tabular whitespace-nowrap font-semibold ${isSum ? "text-lg text-accent-ink" : ""}`.trim()}>
			<bdi>{value}</bdi>
		</dd>
	</div>
);
