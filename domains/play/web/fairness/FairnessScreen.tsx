import { pathOf, type ReplyOf } from "@baize/kernel/call";
import { pages } from "@baize/platform-paths";
import { BackLink, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext } from "@baize/platform-web/page";
import { readFairness, readGameRules } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { TextLink } from "../TextLink.tsx";
import { usePlayTexts } from "../texts.ts";

export type FairnessPage = { fairness: ReplyOf<typeof readFairness> };

/** For /fairness. */
export const loadFairness = async (context: PageContext): Promise<FairnessPage> => ({
	fairness: await context.call(readFairness, {}),
});

/** Served unchanged, so that anyone can read and run it. */
const PROGRAM = "/verify-round.mjs";
const STEPS = ["commit", "choose", "number", "end", "reveal"] as const;
const ENDS = ["player", "restart", "unresolved", "earlierVersion"] as const;

/** How rounds are kept fair, step by step, so that anyone can check it independently. */
export function FairnessScreen({ fairness }: FairnessPage) {
	const t = usePlayTexts();
	const path = useSitePath();
	return (
		<div className="mx-auto grid max-w-prose gap-6 px-3.5 py-6 md:px-7">
			<title>{`${t("protocol.title")} · Baize`}</title>
			<meta name="description" content={t("protocol.description")} />
			<header className="grid gap-2">
				<BackLink href={path(pages.lobby)}>{t("bar.back")}</BackLink>
				<h1 className="text-3xl">{t("protocol.title")}</h1>
				<p className="text-ink-muted">{t("protocol.intro")}</p>
			</header>
			<Panel title={t("protocol.steps")}>
				<ol className="grid list-decimal gap-4 ps-6 marker:font-semibold marker:text-accent-ink">
					{STEPS.map((step) => (
						<li key={step}>
							<h3 className="font-semibold">{t(`protocol.${step}.title`)}</h3>
							<p className="text-ink-muted">{t(`protocol.${step}.text`)}</p>
						</li>
					))}
				</ol>
			</Panel>
			<Panel title={t("protocol.endsTitle")}>
				<p className="text-ink-muted">{t("protocol.endsText")}</p>
				<ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-accent-ink">
					{ENDS.map((end) => (
						<li key={end}>{t(`protocol.ends.${end}`)}</li>
					))}
				</ul>
			</Panel>
			<Panel title={t("protocol.practiceTitle")}>
				<p className="text-ink-muted">{t("protocol.practiceText")}</p>
			</Panel>
			<Panel title={t("protocol.checkTitle")}>
				<div className="grid gap-4">
					<p className="text-ink-muted">{t("protocol.checkText")}</p>
					<p className="flex flex-wrap gap-x-5">
						<TextLink href={path(pages.verifyRound)}>{t("fairness.verify")}</TextLink>
						<TextLink href={PROGRAM}>{t("protocol.program")}</TextLink>
					</p>
					<dl>
						<Code name={t("protocol.key")} value={fairness.publicKey} hint={t("protocol.keyHint")} />
					</dl>
				</div>
			</Panel>
			<Games fairness={fairness} />
		</div>
	);
}

function Games({ fairness }: FairnessPage) {
	const t = usePlayTexts();
	const path = useSitePath();
	return (
		<Panel title={t("protocol.gamesTitle")}>
			<p className="text-ink-muted">{t("protocol.gamesText")}</p>
			<ul className="mt-3 grid gap-4">
				{fairness.games.map(({ gameId, title, sheetVersion, rulesHash }) => (
					<li key={gameId} className="grid gap-1 rounded-card bg-surface-2 p-3">
						<h3 className="font-semibold">{title}</h3>
						<dl>
							<Code name={t("protocol.rulesHash", { version: sheetVersion })} value={rulesHash} />
						</dl>
						<p className="flex flex-wrap gap-x-5">
							<TextLink href={path(pages.gameRules, { gameId })}>{t("protocol.inWords")}</TextLink>
							<TextLink href={pathOf(readGameRules, { hash: rulesHash })}>{t("protocol.asData")}</TextLink>
						</p>
					</li>
				))}
			</ul>
		</Panel>
	);
}
