import type { Game } from "@baize/engines/game";
import type { ReelEvent, ReelSheet } from "@baize/engines/reels";
import { pathOf } from "@baize/kernel/call";
import { Notice, Panel } from "@baize/platform-web";
import { useEffect, useState } from "react";
import { readGameRules } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { sentenceOf } from "../game/round/round-texts.ts";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import { TextLink } from "../TextLink.tsx";
import { usePlayTexts } from "../texts.ts";
import type { TitleKind } from "../titles/kinds.ts";
import { wordsOf } from "../titles/words.tsx";
import { CheckItem, whyOf } from "./CheckItem.tsx";
import type { Checks } from "./check-round.ts";
import type { Claim } from "./read-claim.ts";
import { useVerifyTexts } from "./texts.ts";

/** Practice rounds name no currency. */
const NO_CURRENCY = "CAD";

type VerifiedGame = Game;

/** Each check with its result, what the round was drawn from, and the round in sentences. */
export function Report({ claim, game }: { claim: Claim; game: VerifiedGame }) {
	const t = useVerifyTexts();
	const play = usePlayTexts();
	const money = useMoneyText(claim.currency ?? NO_CURRENCY);
	const checks = useChecks(game, claim);
	const { fairness, serverSeed } = claim;
	return (
		<>
			{serverSeed ? checks && <Verdict {...{ checks, claim, game, money }} /> : <NotRevealed />}
			<Panel title={t("seeds")}>
				<dl className="grid gap-3">
					<Code name={play("fairness.serverSeed")} value={serverSeed ?? "–"} />
					<Code name={t("published")} value={fairness.commitment} />
					<Code name={play("fairness.clientSeed")} value={fairness.clientSeed} />
					<Code name={t("nonce")} value={String(fairness.nonce)} />
					{claim.rulesHash && <Code name={t("rulesHash")} value={claim.rulesHash} />}
				</dl>
				{claim.rulesHash && (
					<TextLink href={pathOf(readGameRules, { hash: claim.rulesHash })}>{t("rulesLink")}</TextLink>
				)}
			</Panel>
			<Panel title={t("inWords")}>
				<ol className="grid list-decimal gap-1.5 ps-6 marker:text-ink-muted">
					<Events game={game} events={claim.events} money={money} />
				</ol>
			</Panel>
		</>
	);
}

type EventsProps = { game: VerifiedGame; events: readonly unknown[]; money(minor: number): string };

/** The round in sentences. */
function Events({ game, events, money }: EventsProps) {
	const t = usePlayTexts();
	if (game.kind === "lines")
		return events.map((event, at) => <li key={at}>{sentenceOf(event as ReelEvent, { t, money })}</li>);
	const { Events: EventsOfKind } = wordsOf[game.kind as TitleKind];
	return <EventsOfKind game={game} events={events} money={money} />;
}

/** The hashing code is loaded when there is something to hash. */
function useChecks(game: VerifiedGame, claim: Claim): Checks | undefined {
	const [checks, setChecks] = useState<Checks>();
	useEffect(() => {
		const { serverSeed } = claim;
		if (!serverSeed) return;
		void import("./check-round.ts").then(({ checkRound }) => setChecks(checkRound(game, { ...claim, serverSeed })));
	}, [game, claim]);
	return checks;
}

function NotRevealed() {
	const t = useVerifyTexts();
	return (
		<Notice live tone="warning">
			{t("notRevealed")}
		</Notice>
	);
}

type VerdictProps = { checks: Checks; claim: Claim; game: VerifiedGame; money(minor: number): string };

function Verdict({ checks, claim, game, money }: VerdictProps) {
	const t = useVerifyTexts();
	const isGenuine = Object.values(checks).every(({ passed }) => passed === true);
	const values = { stake: money(claim.stakeMinor), win: money(claim.winMinor) };
	const ofLines = linesOf(game, claim);
	return (
		<Panel title={claim.roundId ? t("round", { roundId: claim.roundId }) : game.sheet.title}>
			<div className="grid gap-4">
				<Notice live tone={isGenuine ? "success" : "danger"} title={t(isGenuine ? "passed" : "failed")} />
				<ul className="grid gap-3">
					<CheckItem
						skipped={t("skipped")}
						check={checks.commitment}
						name={t("commitment")}
						good={t("commitmentText")}
						bad={t("commitmentFailed", { computed: whyOf(checks.commitment) })}
					/>
					<CheckItem
						skipped={t("skipped")}
						check={checks.events}
						name={t("events")}
						good={t("eventsText", { count: claim.events.length })}
						bad={t("eventsFailed", { at: Number(whyOf(checks.events)) })}
					/>
					<CheckItem
						skipped={t("skipped")}
						check={checks.money}
						name={t("money")}
						good={
							ofLines
								? t("moneyText", { ...values, ...ofLines, lineBet: money(ofLines.lineBetMinor) })
								: t("gameMoneyText", values)
						}
						bad={t("moneyFailed")}
					/>
					{checks.jackpot && (
						<CheckItem
							skipped={t("jackpotSkipped")}
							check={checks.jackpot}
							name={t("jackpot")}
							good={t("jackpotText", { won: claim.jackpot?.won.length ?? 0 })}
							bad={t("jackpotFailed")}
						/>
					)}
				</ul>
			</div>
		</Panel>
	);
}

/** Of a slot with lines: how its stake is made of line bets. */
function linesOf({ kind, sheet }: VerifiedGame, { bet }: Claim): { lines: number; lineBetMinor: number } | null {
	if (kind !== "lines") return null;
	return { lines: (sheet as ReelSheet).lines.length, lineBetMinor: Number(bet.lineBetMinor) };
}
