import { Button, Disclosure, Notice } from "@baize/platform-web";
import { useState } from "react";
import type { MatchProof } from "../contract/fair-match.ts";
import { type MatchDraw, matchDrawIn } from "../contract/match-draw.ts";
import type { EventView } from "../contract/schemas.ts";
import { useSportsTexts } from "./texts.ts";

/** For a drawn match: what it is drawn from, its seed when it has ended, and the draw repeated in this page. */
export function DrawProof({ event: { details, result } }: { event: EventView }) {
	const t = useSportsTexts();
	const draw = matchDrawIn(details);
	if (!draw) return null;
	return (
		<Disclosure summary={t("draw.title")}>
			<div className="grid gap-3">
				<p className="text-ink-muted">{draw.seed ? t("draw.after") : t("draw.before")}</p>
				<Facts draw={draw} />
				<p className="text-sm text-ink-muted">{t("draw.how")}</p>
				{draw.seed && result && "home" in result && <Verify draw={draw} result={result} />}
			</div>
		</Disclosure>
	);
}

function Facts({ draw: { commitment, clientSeed, nonce, rates, seed } }: { draw: MatchDraw }) {
	const t = useSportsTexts();
	const facts = [
		[t("draw.commitment"), commitment],
		[t("draw.clientSeed"), clientSeed],
		[t("draw.nonce"), String(nonce)],
		...(rates
			? [
					[t("draw.homeRate"), String(rates.home)],
					[t("draw.awayRate"), String(rates.away)],
					[t("draw.dependence"), String(rates.dependence)],
				]
			: []),
		[t("draw.seed"), seed],
	] as const;
	return (
		<dl className="grid gap-2">
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt className="text-sm text-ink-muted">{label}</dt>
					{value === null ? (
						<dd className="text-sm">{t("draw.notYet")}</dd>
					) : (
						<dd dir="ltr" className="break-all text-sm tabular select-all">
							{value}
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}

function Verify({ draw, result }: { draw: MatchDraw; result: { home: number; away: number } }) {
	const t = useSportsTexts();
	const [proof, setProof] = useState<MatchProof | null>(null);
	const [isComputing, setComputing] = useState(false);
	async function verify(): Promise<void> {
		setComputing(true);
		const { verifyMatchInPage } = await import("./verify-match.ts");
		setProof(verifyMatchInPage(draw, result));
		setComputing(false);
	}
	return (
		<div className="grid justify-items-start gap-3">
			<Button look="secondary" size="s" icon="shield-check" pending={isComputing} onClick={() => void verify()}>
				{t("draw.verify")}
			</Button>
			{proof && <Verdict proof={proof} />}
		</div>
	);
}

function Verdict({ proof: { isCommitmentProven, isScoreProven, home, away } }: { proof: MatchProof }) {
	const t = useSportsTexts();
	const isProven = isCommitmentProven && isScoreProven;
	return (
		<Notice live tone={isProven ? "success" : "danger"}>
			{t(isProven ? "draw.holds" : "draw.fails", { score: `${home}–${away}` })}
		</Notice>
	);
}
