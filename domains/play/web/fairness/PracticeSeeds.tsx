import { Button } from "@baize/platform-web";
import { useState } from "react";
import type { PracticeAnswer } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { usePlayTexts } from "../texts.ts";

/** A practice round that is over, of one step or of several. */
type Practised = Pick<PracticeAnswer, "serverSeed" | "next" | "fairness">;

/** A practice round has its own pair: committed to before its client seed, and revealed with the round. */
export function PracticeSeeds({ round }: { round: Practised | undefined }) {
	const t = usePlayTexts();
	const [isCopied, setCopied] = useState(false);
	if (!round)
		return (
			<>
				<p>{t("fairness.practice")}</p>
				<p className="text-ink-muted">{t("fairness.noRound")}</p>
			</>
		);
	const copy = (): void => void navigator.clipboard.writeText(JSON.stringify(round)).then(() => setCopied(true));
	return (
		<>
			<p>{t("fairness.practice")}</p>
			<dl>
				<Code name={t("fairness.nextCommitment")} value={round.next.commitment} />
			</dl>
			<h3 className="text-lg">{t("fairness.lastRound")}</h3>
			<dl className="grid gap-4">
				<Code name={t("fairness.serverSeed")} value={round.serverSeed} />
				<Code name={t("fairness.commitment")} value={round.fairness.commitment} />
				<Code name={t("fairness.clientSeed")} value={round.fairness.clientSeed} />
			</dl>
			<Button look="secondary" icon="copy" onClick={copy}>
				{t("fairness.copy")}
			</Button>
			<p role="status">{isCopied ? t("fairness.copied") : ""}</p>
		</>
	);
}
