import { Button, Notice, Panel } from "@baize/platform-web";
import { type ReactNode, useEffect, useState } from "react";
import type { RaceProof, RaceView } from "../contract/index.ts";
import { useVirtualsTexts } from "./texts.ts";

/** What a race was drawn from: the commitment before, the seed after, and the proof calculated in this page. */
export function FairnessPanel({ race, id }: { race: RaceView; id: string }) {
	const t = useVirtualsTexts();
	const { commitment, clientSeed, serverSeed } = race.fairness;
	return (
		<div id={id} tabIndex={-1} className="rounded-panel">
			<Panel
				title={t("fairness.title")}
				aside={<span className="text-sm text-ink-muted">{t("fairness.race", { number: String(race.number) })}</span>}
			>
				<div className="grid gap-4">
					<p className="text-sm text-ink-muted">{t("fairness.about")}</p>
					<dl className="grid gap-3 text-sm">
						<Fact name={t("fairness.commitment")}>{commitment}</Fact>
						<Fact name={t("fairness.clientSeed")}>{clientSeed}</Fact>
						<Fact name={t("fairness.serverSeed")}>{serverSeed}</Fact>
					</dl>
					<Verify key={race.raceId} race={race} />
				</div>
			</Panel>
		</div>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	const t = useVirtualsTexts();
	return (
		<div className="grid gap-0.5">
			<dt className="text-ink-muted">{name}</dt>
			{children ? (
				<dd dir="ltr" className="font-mono text-xs break-all select-all">
					{children}
				</dd>
			) : (
				<dd>{t("fairness.notYet")}</dd>
			)}
		</div>
	);
}

function Verify({ race }: { race: RaceView }) {
	const t = useVirtualsTexts();
	const [proof, setProof] = useState<RaceProof | null>(null);
	const [isComputing, setComputing] = useState(false);
	useEffect(() => {
		if (!isComputing) return;
		let isGone = false;
		void import("./verify-in-page.ts").then(({ verifyInPage }) => {
			if (isGone) return;
			setProof(verifyInPage(race));
			setComputing(false);
		});
		return () => {
			isGone = true;
		};
	}, [isComputing, race]);
	if (race.phase === "void") return <Notice tone="warning">{t("fairness.voided")}</Notice>;
	return (
		<>
			<Button
				look="secondary"
				size="s"
				icon="shield-check"
				pending={isComputing}
				disabled={!race.fairness.serverSeed}
				onClick={() => setComputing(true)}
			>
				{t(isComputing ? "fairness.verifying" : "fairness.verify")}
			</Button>
			{proof && <Verdict proof={proof} />}
		</>
	);
}

function Verdict({ proof: { isCommitmentProven, isOrderProven, commitment, order } }: { proof: RaceProof }) {
	const t = useVirtualsTexts();
	const holds = isCommitmentProven && isOrderProven;
	return (
		<Notice live tone={holds ? "success" : "danger"}>
			<span className="break-words">
				{holds
					? t("fairness.holds", { order: order.join(" – ") })
					: t("fairness.fails", { commitment, order: order.join(" – ") })}
			</span>
		</Notice>
	);
}
