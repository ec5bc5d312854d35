import { outlookOf } from "@baize/engines/returns";
import { SelectField } from "@baize/platform-web";
import { useMemo, useState } from "react";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import { Section } from "../rules/Section.tsx";
import { type KnownBet, netsMinor, priceMinor } from "./figures.ts";
import { MeasuredReturn } from "./MeasuredReturn.tsx";
import { OutlookPlot } from "./OutlookPlot.tsx";
import { roundsAnHour } from "./rounds-an-hour.data.ts";
import { useOutlookTexts } from "./texts.ts";

type Props = {
	gameId: string;
	kind: string;
	/** What the title states, as text. */
	rtp: string;
	bets: readonly KnownBet[];
	stakeMinor: number;
	currency: string;
};

const ROUNDS = 100;
const EVERY = 5;

/** What playing can do and what it costs at the player's own stake, and what the title has returned so far. */
export function OutlookSection({ gameId, kind, rtp, bets, stakeMinor, currency }: Props) {
	const t = useOutlookTexts();
	const money = useMoneyText(currency);
	const [chosen, choose] = useState(0);
	const bet = bets[chosen] ?? bets[0];
	const stake = money(stakeMinor);
	const counted = bet?.simulatedRounds;
	const hint = counted ? t("hintSimulated", { stake, rounds: counted }) : t("hint", { stake });
	return (
		<>
			{bet && (
				<Section title={t("title", { rounds: ROUNDS })} hint={hint}>
					{bets.length > 1 && (
						<div className="mb-3">
							<SelectField
								id={`outlook-${gameId}`}
								label={t("bet")}
								value={chosen}
								choices={bets.map(({ name }, at) => ({ value: String(at), label: name }))}
								onChange={({ target }) => choose(Number(target.value))}
							/>
						</div>
					)}
					<Plotted bet={bet} stakeMinor={stakeMinor} money={money} />
					<h4 className="mt-4 font-semibold">{t("hour")}</h4>
					<p>{t("hourText", { price: money(priceMinor(bet, kind, stakeMinor)), rounds: roundsAnHour(kind) })}</p>
				</Section>
			)}
			<MeasuredReturn gameId={gameId} rtp={rtp} />
		</>
	);
}

type PlottedProps = { bet: KnownBet; stakeMinor: number; money(amountMinor: number): string };

function Plotted({ bet, stakeMinor, money }: PlottedProps) {
	const t = useOutlookTexts();
	const outlook = useMemo(() => outlookOf(bet.odds, ROUNDS, EVERY), [bet.odds]);
	const nets = netsMinor(outlook, stakeMinor);
	const signed = (minor: number): string => `${minor > 0 ? "+" : ""}${money(minor)}`;
	const [low, middle, high] = [signed(nets.low), signed(nets.middle), signed(nets.high)];
	return (
		<div className="grid gap-3">
			<OutlookPlot
				outlook={outlook}
				label={t("plot", { rounds: ROUNDS, stake: money(stakeMinor), low, middle, high })}
			/>
			<dl className="tabular grid gap-1.5">
				<Net name={t("high")} text={t("highText", { amount: high })} />
				<Net name={t("middle")} text={t("middleText", { amount: middle })} />
				<Net name={t("low")} text={t("lowText", { amount: low })} />
			</dl>
		</div>
	);
}

function Net({ name, text }: { name: string; text: string }) {
	return (
		<div className="flex flex-wrap justify-between gap-x-4">
			<dt className="text-ink-muted">{name}</dt>
			<dd className="font-semibold">
				<bdi>{text}</bdi>
			</dd>
		</div>
	);
}
