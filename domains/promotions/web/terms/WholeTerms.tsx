import type { ReactNode } from "react";
import type { TermsView, WageringView } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";
import { type Formats, useFormats } from "../words/use-formats.ts";
import { GameShares } from "./GameShares.tsx";

/** All terms: what the lines leave out, what counts by game, what editors add, and the hash that the player accepts. */
export function WholeTerms({ terms }: { terms: TermsView }) {
	const t = useOfferTexts();
	const f = useFormats(terms.currency);
	const { wagering, freeBet, notes } = terms;
	return (
		<div className="grid gap-4">
			<dl className="grid gap-2">
				<Fact name={t("terms.dates")}>
					{t("terms.datesText", { from: f.date(terms.fromMs), until: f.until(terms.untilMs) })}
				</Fact>
				{freeBet && <FreeBetFacts freeBet={freeBet} f={f} />}
				{wagering && <WageringFacts wagering={wagering} f={f} />}
			</dl>
			{wagering && <GameShares {...wagering} />}
			{wagering && <p>{t("terms.void")}</p>}
			{notes && <p className="whitespace-pre-line">{notes}</p>}
			<p>{t("terms.kept")}</p>
			<p className="text-xs break-all">
				{t("terms.hash")}: <code dir="ltr">{terms.hash}</code>
			</p>
		</div>
	);
}

function WageringFacts({ wagering, f }: { wagering: WageringView; f: Formats }) {
	const t = useOfferTexts();
	const { timesX10, days, maxStakeMinor, maxConvertedMinor, fundsOrder, counts, endsWithWithdrawal } = wagering;
	return (
		<>
			<Fact name={t("terms.wagering")}>{t("terms.wageringText", { times: f.times(timesX10), days })}</Fact>
			<Fact name={t("terms.maxStake")}>
				{maxStakeMinor === null ? t("terms.maxStakeNone") : f.money(maxStakeMinor)}
			</Fact>
			<Fact name={t("terms.maxConverted")}>
				{maxConvertedMinor === null ? t("terms.maxConvertedNone") : f.money(maxConvertedMinor)}
			</Fact>
			<Fact name={t("terms.order")}>{t(`terms.orders.${fundsOrder}`)}</Fact>
			<Fact name={t("terms.counts")}>{t(`terms.countsWhat.${counts}`)}</Fact>
			<Fact name={t("terms.withdrawing")}>
				{t(endsWithWithdrawal ? "terms.withdrawingText.ends" : "terms.withdrawingText.stays")}
			</Fact>
		</>
	);
}

function FreeBetFacts({ freeBet, f }: { freeBet: NonNullable<TermsView["freeBet"]>; f: Formats }) {
	const t = useOfferTexts();
	const { faceMinor, minPriceX10000, takesMultiples, days } = freeBet;
	return (
		<>
			<Fact name={t("terms.freeBet.face")}>{f.money(faceMinor)}</Fact>
			<Fact name={t("terms.freeBet.price")}>{f.price(minPriceX10000)}</Fact>
			<Fact name={t("terms.freeBet.multiples")}>{t(takesMultiples ? "terms.freeBet.yes" : "terms.freeBet.no")}</Fact>
			<Fact name={t("terms.freeBet.days")}>{t("terms.freeBet.daysText", { days })}</Fact>
		</>
	);
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div className="flex flex-wrap justify-between gap-x-4 border-b border-hairline pb-2">
		<dt>{name}</dt>
		<dd className="max-w-prose text-end font-medium text-ink max-sm:basis-full max-sm:text-start">{children}</dd>
	</div>
);
