import { Button } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { listPairs, type RetiredSeeds, type Seeds } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { usePlayTexts } from "../texts.ts";

/** The ended pairs: why, after how many rounds, and from what they were drawn. */
export function RetiredPairs({ handle, seeds }: { handle: string; seeds: Seeds }) {
	const t = usePlayTexts();
	const older = useCall(listPairs);
	const [known, setKnown] = useState<readonly RetiredSeeds[]>([]);
	const last = seeds.retired.at(-1);
	if (!last) return <p className="text-ink-muted">{t("fairness.noneRevealed")}</p>;
	// The page also adds new ends itself, so a pair may be there twice.
	const pairs = [...seeds.retired, ...known.filter(({ pair }) => pair < last.pair)];
	const before = pairs.at(-1)!.pair;
	const more = async (): Promise<void> => {
		const found = await older.run({ params: { session: handle }, query: { before } });
		if (found) setKnown([...pairs, ...found.pairs]);
	};
	return (
		<section>
			<h3 className="mb-2 text-lg">{t("fairness.revealed")}</h3>
			<ul className="grid gap-4">
				{pairs.map((pair) => (
					<li key={pair.pair} className="grid gap-2 rounded-card bg-surface-2 p-3">
						<h4 className="font-semibold">{t("fairness.pair", { pair: pair.pair })}</h4>
						<End pair={pair} />
						<PairSeeds pair={pair} />
						{pair.end && <CopyPair pair={pair} />}
					</li>
				))}
			</ul>
			{before > 1 && (
				<Button look="secondary" className="mt-4" pending={older.pending} onClick={() => void more()}>
					{t(older.error ? "fairness.retry" : "fairness.more")}
				</Button>
			)}
		</section>
	);
}

function PairSeeds({ pair: { serverSeed, revealedAtMs, isHeld, commitment, clientSeed } }: { pair: RetiredSeeds }) {
	const t = usePlayTexts();
	const dateText = useDateText();
	return (
		<dl className="grid gap-2">
			<Code
				name={t("fairness.serverSeed")}
				value={serverSeed ?? (isHeld ? t("fairness.held") : t("fairness.notYet", { time: dateText(revealedAtMs) }))}
			/>
			<Code name={t("fairness.commitment")} value={commitment} />
			<Code name={t("fairness.clientSeed")} value={clientSeed} />
		</dl>
	);
}

function End({ pair: { end } }: { pair: RetiredSeeds }) {
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
function CopyPair({ pair }: { pair: RetiredSeeds }) {
	const t = usePlayTexts();
	const [isCopied, setCopied] = useState(false);
	const copy = (): void => void navigator.clipboard.writeText(JSON.stringify(pair)).then(() => setCopied(true));
	return (
		<div className="flex flex-wrap items-center gap-x-3">
			<Button size="s" look="quiet" icon="copy" className="-ms-5" onClick={copy}>
				{t("fairness.copyPair")}
			</Button>
			<span role="status" className="text-sm text-ink-muted">
				{isCopied ? t("fairness.copied") : ""}
			</span>
		</div>
	);
}
