import { pathOf, type ReplyOf } from "@baize/kernel/call";
import { pages } from "@baize/platform-paths";
import { BackLink, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext } from "@baize/platform-web/page";
import { readFairness, readGameRules } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { TextLink } from "../TextLink.tsx";
import { usePlayTexts } from "../texts.ts";
import { useProtocolTexts } from "./texts.ts";

export type FairnessPage = { fairness: ReplyOf<typeof readFairness> };

/** For /fairness. */
export const loadFairness = async (context: PageContext): Promise<FairnessPage> => ({
	fairness: await context.call(readFairness, {}),
});

/** Served unchanged, so that anyone can read and run it. */
const PROGRAM = "/verify-round.mjs";
const PROGRAM_TITLES = "/verify-titles.mjs";
const PROGRAM_DICE = "/verify-dice.mjs";
const PROGRAM_SLOTS = "/verify-slots.mjs";
const STEPS = ["commit", "choose", "number", "end", "reveal"] as const;
const ENDS = ["player", "restart", "unresolved", "earlierVersion"] as const;

/** How rounds are kept fair, step by step, so that anyone can check it independently. */
export function FairnessScreen({ fairness }: FairnessPage) {
	const t = useProtocolTexts();
	const ofGames = usePlayTexts();
	const path = useSitePath();
	return (
		<div className="mx-auto grid max-w-prose gap-6 px-3.5 py-6 md:px-7">
			<PageHead title={t("title")} description={t("description")} />
			<header className="grid gap-2">
				<BackLink href={path(pages.lobby)}>{ofGames("bar.back")}</BackLink>
				<h1 className="text-3xl">{t("title")}</h1>
				<p className="text-ink-muted">{t("intro")}</p>
			</header>
			<Panel title={t("steps")}>
				<ol className="grid list-decimal gap-4 ps-6 marker:font-semibold marker:text-accent-ink">
					{STEPS.map((step) => (
						<li key={step}>
							<h3 className="font-semibold">{t(`${step}.title`)}</h3>
							<p className="text-ink-muted">{t(`${step}.text`)}</p>
						</li>
					))}
				</ol>
			</Panel>
			<Panel title={t("endsTitle")}>
				<p className="text-ink-muted">{t("endsText")}</p>
				<ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-accent-ink">
					{ENDS.map((end) => (
						<li key={end}>{t(`ends.${end}`)}</li>
					))}
				</ul>
			</Panel>
			<Panel title={t("practiceTitle")}>
				<p className="text-ink-muted">{t("practiceText")}</p>
			</Panel>
			<Panel title={t("checkTitle")}>
				<div className="grid gap-4">
					<p className="text-ink-muted">{t("checkText")}</p>
					<p className="flex flex-wrap gap-x-5">
						<TextLink href={path(pages.verifyRound)}>{ofGames("fairness.verify")}</TextLink>
						<TextLink href={PROGRAM}>{t("program")}</TextLink>
						<TextLink href={PROGRAM_TITLES}>{t("programTitles")}</TextLink>
						<TextLink href={PROGRAM_DICE}>{t("programDice")}</TextLink>
						<TextLink href={PROGRAM_SLOTS}>{t("programSlots")}</TextLink>
					</p>
					<dl>
						<Code name={t("key")} value={fairness.publicKey} hint={t("keyHint")} />
					</dl>
				</div>
			</Panel>
			<Games fairness={fairness} />
		</div>
	);
}

function Games({ fairness }: FairnessPage) {
	const t = useProtocolTexts();
	const path = useSitePath();
	return (
		<Panel title={t("gamesTitle")}>
			<p className="text-ink-muted">{t("gamesText")}</p>
			<ul className="mt-3 grid gap-4">
				{fairness.games.map(({ gameId, title, sheetVersion, rulesHash }) => (
					<li key={gameId} className="grid gap-1 rounded-card bg-surface-2 p-3">
						<h3 className="font-semibold">{title}</h3>
						<dl>
							<Code name={t("rulesHash", { version: sheetVersion })} value={rulesHash} />
						</dl>
						<p className="flex flex-wrap gap-x-5">
							<TextLink href={path(pages.gameRules, { gameId })}>{t("inWords")}</TextLink>
							<TextLink href={pathOf(readGameRules, { hash: rulesHash })}>{t("asData")}</TextLink>
						</p>
					</li>
				))}
			</ul>
		</Panel>
	);
}
