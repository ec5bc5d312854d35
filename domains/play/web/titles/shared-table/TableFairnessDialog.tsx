import { pages } from "@baize/platform-paths";
import { Dialog } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { usePolled } from "@baize/platform-web/reads";
import { readTable, type TableResult, type TableView } from "../../../contract/index.ts";
import { Code } from "../../dialogs/Code.tsx";
import type { TitlePage } from "../../load-game.ts";
import { TextLink } from "../../TextLink.tsx";
import { usePlayTexts } from "../../texts.ts";
import { wordsOf } from "../words.tsx";
import { useSharedTableTexts } from "./texts.ts";

/** What the rounds of the table are drawn from: the chain as it was published, and the seeds that were revealed since. */
export default function TableFairnessDialog({ page, onClose }: { page: TitlePage; onClose(): void }) {
	const t = usePlayTexts();
	const own = useSharedTableTexts();
	const path = useSitePath();
	const { data } = usePolled(readTable, { params: { gameId: page.gameId } });
	return (
		<Dialog open sheet onClose={onClose} title={t("fairness.title")} closeLabel={t("fairness.close")}>
			<div className="grid gap-5">
				<div>
					<p>{own("fairness.intro")}</p>
					<p className="mt-2 text-ink-muted">{own("fairness.limits")}</p>
					<p className="flex flex-wrap gap-x-5">
						<TextLink href={path(pages.gameRules, { gameId: page.gameId })}>{t("rules.whole")}</TextLink>
						<TextLink href={path(pages.verifyRound)}>{t("fairness.verify")}</TextLink>
					</p>
				</div>
				{data?.chain && <Chain chain={data.chain} />}
				{data && <Results kind={page.kind} results={data.results} />}
			</div>
		</Dialog>
	);
}

function Chain({ chain }: { chain: NonNullable<TableView["chain"]> }) {
	const t = useSharedTableTexts();
	return (
		<section>
			<h3 className="mb-1 font-semibold">{t("fairness.chain", chain)}</h3>
			<dl className="grid gap-2">
				<Code name={t("fairness.commitment")} value={chain.commitment} />
				<Code name={t("fairness.publicSalt")} value={chain.publicSalt} />
			</dl>
		</section>
	);
}

function Results({ kind, results }: { kind: TitlePage["kind"]; results: readonly TableResult[] }) {
	const { Outcome } = wordsOf[kind];
	const own = useSharedTableTexts();
	return (
		<div className="overflow-x-auto">
			<table className="tabular w-full text-sm [&_td]:py-1.5 [&_td]:ps-3 [&_th]:py-1.5 [&_th]:text-start">
				<caption className="mb-1 text-start font-semibold">{own("fairness.results")}</caption>
				<thead>
					<tr className="text-ink-muted">
						<th scope="col">{own("fairness.round")}</th>
						<td>{own("fairness.outcome")}</td>
						<td>{own("fairness.seed")}</td>
					</tr>
				</thead>
				<tbody>
					{results.map(({ number, outcome, serverSeed }) => (
						<tr key={number} className="border-t border-hairline">
							<th scope="row" className="font-medium">
								{number}
							</th>
							<td>{outcome === null ? own("fairness.void") : <Outcome outcome={outcome} />}</td>
							<td>
								<bdi className="break-all">{serverSeed ?? "–"}</bdi>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
