import type { ReelSheet } from "@baize/engines/reels";
import { pathOf } from "@baize/kernel/call";
import { Notice, Panel } from "@baize/platform-web";
import { useEffect, useState } from "react";
import { readGameRules } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { sentenceOf } from "../game/round/round-texts.ts";
import { useMoneyText } from "../game/stakes/use-money-text.ts";
import { TextLink } from "../TextLink.tsx";
import { usePlayTexts } from "../texts.ts";
import { CheckItem, whyOf } from "./CheckItem.tsx";
import type { Checks } from "./check-round.ts";
import type { Claim } from "./read-claim.ts";

/** Practice rounds name no currency. */
const NO_CURRENCY = "CAD";

/** Each check with its result, what the round was drawn from, and the round in sentences. */
export function Report({ claim, sheet }: { claim: Claim; sheet: ReelSheet }) {
	const t = usePlayTexts();
	const money = useMoneyText(claim.currency ?? NO_CURRENCY);
	const checks = useChecks(sheet, claim);
	const { fairness, serverSeed } = claim;
	return (
		<>
			{serverSeed ? checks && <Verdict {...{ checks, claim, sheet, money }} /> : <NotRevealed />}
			<Panel title={t("verify.seeds")}>
				<dl className="grid gap-3">
					<Code name={t("fairness.serverSeed")} value={serverSeed ?? "–"} />
					<Code name={t("verify.published")} value={fairness.commitment} />
					<Code name={t("fairness.clientSeed")} value={fairness.clientSeed} />
					<Code name={t("verify.nonce")} value={String(fairness.nonce)} />
					{claim.rulesHash && <Code name={t("verify.rulesHash")} value={claim.rulesHash} />}
				</dl>
				{claim.rulesHash && (
					<TextLink href={pathOf(readGameRules, { hash: claim.rulesHash })}>{t("verify.rulesLink")}</TextLink>
				)}
			</Panel>
			<Panel title={t("verify.inWords")}>
				<ol className="grid list-decimal gap-1.5 ps-6 marker:text-ink-muted">
					{claim.events.map((event, index) => (
						<li key={index}>{sentenceOf(event, { t, money })}</li>
					))}
				</ol>
			</Panel>
		</>
	);
}

/** The hashing code is loaded when there is something to hash. */
function useChecks(sheet: ReelSheet, claim: Claim): Checks | undefined {
	const [checks, setChecks] = useState<Checks>();
	useEffect(() => {
		const { serverSeed } = claim;
		if (!serverSeed) return;
		void import("./check-round.ts").then(({ checkRound }) => setChecks(checkRound(sheet, { ...claim, serverSeed })));
	}, [sheet, claim]);
	return checks;
}

function NotRevealed() {
	const t = usePlayTexts();
	return (
		<Notice live tone="warning">
			{t("verify.notRevealed")}
		</Notice>
	);
}

type VerdictProps = { checks: Checks; claim: Claim; sheet: ReelSheet; money(minor: number): string };

function Verdict({ checks, claim, sheet, money }: VerdictProps) {
	const t = usePlayTexts();
	const isGenuine = Object.values(checks).every(({ passed }) => passed === true);
	const values = {
		lines: sheet.lines.length,
		lineBet: money(claim.lineBetMinor),
		stake: money(claim.stakeMinor),
		win: money(claim.winMinor),
	};
	return (
		<Panel title={claim.roundId ? t("verify.round", { roundId: claim.roundId }) : sheet.title}>
			<div className="grid gap-4">
				<Notice live tone={isGenuine ? "success" : "danger"} title={t(isGenuine ? "verify.passed" : "verify.failed")} />
				<ul className="grid gap-3">
					<CheckItem
						skipped={t("verify.skipped")}
						check={checks.commitment}
						name={t("verify.commitment")}
						good={t("verify.commitmentText")}
						bad={t("verify.commitmentFailed", { computed: whyOf(checks.commitment) })}
					/>
					<CheckItem
						skipped={t("verify.skipped")}
						check={checks.events}
						name={t("verify.events")}
						good={t("verify.eventsText", { count: claim.events.length })}
						bad={t("verify.eventsFailed", { at: Number(whyOf(checks.events)) })}
					/>
					<CheckItem
						skipped={t("verify.skipped")}
						check={checks.money}
						name={t("verify.money")}
						good={t("verify.moneyText", values)}
						bad={t("verify.moneyFailed")}
					/>
				</ul>
			</div>
		</Panel>
	);
}
