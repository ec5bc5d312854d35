import { Button } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { useState } from "react";
import type { Seeds } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { usePlayTexts } from "../texts.ts";

type Pair = Seeds["retired"][number];

/** The pairs that have ended: why, after how many rounds, and from what they were drawn. */
export function RetiredPairs({ seeds }: { seeds: Seeds }) {
	const t = usePlayTexts();
	if (seeds.retired.length === 0) return <p className="text-ink-muted">{t("fairness.noneRevealed")}</p>;
	return (
		<section>
			<h3 className="mb-2 text-lg">{t("fairness.revealed")}</h3>
			<ul className="grid gap-4">
				{seeds.retired.map((pair) => (
					<li key={pair.commitment} className="grid gap-2 rounded-card bg-surface-2 p-3">
						<End pair={pair} />
						<PairSeeds pair={pair} />
						{pair.end && <CopyPair pair={pair} />}
					</li>
				))}
			</ul>
		</section>
	);
}

function PairSeeds({ pair: { serverSeed, revealedAtMs, commitment, clientSeed } }: { pair: Pair }) {
	const t = usePlayTexts();
	const dateText = useDateText();
	return (
		<dl className="grid gap-2">
			<Code
				name={t("fairness.serverSeed")}
				value={serverSeed ?? t("fairness.notYet", { time: dateText(revealedAtMs) })}
			/>
			<Code name={t("fairness.commitment")} value={commitment} />
			<Code name={t("fairness.clientSeed")} value={clientSeed} />
		</dl>
	);
}

function End({ pair: { end } }: { pair: Pair }) {
	const t = usePlayTexts();
	const dateText = useDateText();
	if (!end) return null;
	const { rounds } = end;
	return (
		<p className="text-sm">
			{t(`fairness.ended.${end.by}`, { time: dateText(end.atMs) })}{" "}
			{rounds === null ? t("fairness.notCounted") : t("fairness.counted", { count: rounds, last: rounds - 1 })}
		</p>
	);
}

/** With our signed statement of its end: what the verifier and any other program can check. */
function CopyPair({ pair }: { pair: Pair }) {
	const t = usePlayTexts();
	const [isCopied, setCopied] = useState(false);
	const copy = (): void => void navigator.clipboard.writeText(JSON.stringify(pair)).then(() => setCopied(true));
	return (
		<div className="flex flex-wrap items-center gap-x-3">
			<Button size="s" look="quiet" icon="copy" className="-ms-3" onClick={copy}>
				{t("fairness.copyPair")}
			</Button>
			<span role="status" className="text-sm text-ink-muted">
				{isCopied ? t("fairness.copied") : ""}
			</span>
		</div>
	);
}
