import { Button, Notice, SkeletonText } from "@baize/platform-web";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import { readSeeds, type Seeds } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import type { Phase } from "../game/round/use-round.ts";
import { usePlayTexts } from "../texts.ts";
import { ClientSeedForm } from "./ClientSeedForm.tsx";
import { RetiredPairs } from "./RetiredPairs.tsx";
import { commitmentToChooseFor } from "./to-choose.ts";

/** The pair in play, how to change it, and the ended pairs. */
export function PlayerSeeds({ handle, phase }: { handle: string; phase: Phase }) {
	const t = usePlayTexts();
	const { data: seeds, error, refresh } = useSeeds(handle, phase);
	const [done, setDone] = useState("");
	if (!seeds)
		return error ? (
			<Notice
				live
				tone="danger"
				actions={
					<Button size="s" onClick={refresh}>
						{t("fairness.retry")}
					</Button>
				}
			>
				{t("fairness.failed")}
			</Notice>
		) : (
			<SkeletonText lines={6} label={t("stage.loading")} />
		);
	const announce = (text: string): void => {
		setDone(text);
		refresh();
	};
	const chosen = (): void => announce(t(seeds.clientSeed === null ? "fairness.chosen" : "fairness.rotated"));
	return (
		<>
			<PairInPlay seeds={seeds} />
			<ClientSeedForm
				key={commitmentToChooseFor(seeds)}
				{...{ handle, seeds }}
				isIdle={phase === "idle"}
				onChosen={chosen}
				onMovedOn={announce}
			/>
			<p role="status">{done}</p>
			<RetiredPairs handle={handle} seeds={seeds} />
		</>
	);
}

/** Read again with every movement of money, so that the number is right also where another tab plays. */
function useSeeds(handle: string, phase: Phase) {
	const read = usePolled(readSeeds, { params: { session: handle } });
	const { refresh } = read;
	useStream("balance", "balances", refresh);
	// A refused round may also have changed something: it may have begun a pair.
	const phaseBefore = useRef(phase);
	useEffect(() => {
		if (phaseBefore.current !== phase) refresh();
		phaseBefore.current = phase;
	}, [phase, refresh]);
	return read;
}

function PairInPlay({ seeds }: { seeds: Seeds }) {
	const t = usePlayTexts();
	return (
		<section>
			<h3 className="mb-2 text-lg">{t("fairness.inPlay", { pair: seeds.pair })}</h3>
			<dl className="grid gap-4">
				<Code name={t("fairness.commitment")} value={seeds.commitment} />
				{seeds.clientSeed === null ? (
					<div className="grid gap-0.5">
						<dt className="text-sm text-ink-muted">{t("fairness.clientSeed")}</dt>
						<dd>{t("fairness.notChosen")}</dd>
					</div>
				) : (
					<>
						<Code name={t("fairness.clientSeed")} value={seeds.clientSeed} />
						<Code name={t("fairness.nextNonce")} value={String(seeds.nextNonce)} hint={t("fairness.nextNonceHint")} />
					</>
				)}
			</dl>
		</section>
	);
}
