import { callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { type MeasuredAnswer, type MeasuredRounds, readMeasuredReturn } from "../../contract/index.ts";
import { Section } from "../rules/Section.tsx";
import { useOutlookTexts } from "./texts.ts";

const MILLION = 1_000_000;

/** What all rounds have returned, and the player's own, each with what is to be expected of so many. */
export function MeasuredReturn({ gameId, rtp }: { gameId: string; rtp: string }) {
	const t = useOutlookTexts();
	const answer = useMeasured(gameId);
	if (answer === undefined) return null;
	if (answer === "failed") return <p className="text-sm text-ink-muted">{t("measured.failed")}</p>;
	return (
		<Section title={t("measured.title")} hint={t("measured.hint", { currency: answer.currency, rtp })}>
			<dl className="tabular grid gap-2.5">
				<Returned name={t("measured.all")} of={answer.all} />
				{answer.own && <Returned name={t("measured.own")} of={answer.own} />}
			</dl>
			{answer.own && <p className="mt-2 text-sm text-ink-muted">{t("measured.ownHint")}</p>}
		</Section>
	);
}

function useMeasured(gameId: string): MeasuredAnswer | "failed" | undefined {
	const [answer, setAnswer] = useState<MeasuredAnswer | "failed">();
	useEffect(() => {
		let isGone = false;
		void callApi(readMeasuredReturn, { params: { game: gameId } }).then(
			(read) => !isGone && setAnswer(read),
			() => !isGone && setAnswer("failed"),
		);
		return () => {
			isGone = true;
		};
	}, [gameId]);
	return answer;
}

function Returned({ name, of: { rounds, returnX1e6, band } }: { name: string; of: MeasuredRounds }) {
	const t = useOutlookTexts();
	return (
		<div className="flex flex-wrap justify-between gap-x-4">
			<dt className="font-medium">{name}</dt>
			<dd className="text-end font-semibold">
				{returnX1e6 === null ? t("measured.none") : t("measured.returned", { share: returnX1e6 / MILLION, rounds })}
			</dd>
			{band && (
				<dd className="basis-full text-sm text-ink-muted">
					{t("measured.band", { low: band.lowX1e6 / MILLION, high: band.highX1e6 / MILLION })}
				</dd>
			)}
		</div>
	);
}
