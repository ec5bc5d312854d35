import type { Game, JackpotTerms } from "@baize/engines/game";
import { type ReelSheet, scatterOf, wildOf } from "@baize/engines/reels";
import { otherGameOf } from "@baize/games/others";
import { sheetOf } from "@baize/games/sheets";
import { pathOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { pages } from "@baize/platform-paths";
import { BackLink, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { PRACTICE_CURRENCY, playErrors, readFairness, readGameRules } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { symbolName } from "../game/round/round-texts.ts";
import { featureSentences } from "../rules/feature-sentences.ts";
import { Lines } from "../rules/Lines.tsx";
import { PayTable } from "../rules/PayTable.tsx";
import { Reels } from "../rules/Reels.tsx";
import { TextLink } from "../TextLink.tsx";
import { usePlayTexts } from "../texts.ts";
import type { TitleKind } from "../titles/kinds.ts";
import { wordsOf } from "../titles/words.tsx";
import { useProtocolTexts } from "./texts.ts";

export type GameRulesPage = { gameId: string; rulesHash: string };

/** For /fairness/games/:gameId. */
export async function loadGameRules(context: PageContext, { params }: PageRequest): Promise<GameRulesPage> {
	const { games } = await context.call(readFairness, {});
	const game = games.find(({ gameId }) => gameId === params.gameId);
	if (!game) throw refuser(playErrors)("GAME_NOT_FOUND");
	return { gameId: game.gameId, rulesHash: game.rulesHash };
}

/** Everything that decides a round of a title, for readers. */
export function GameRulesScreen({ gameId, rulesHash }: GameRulesPage) {
	const sheet = sheetOf(gameId);
	const other = otherGameOf(gameId);
	if (sheet) return <ReelRules sheet={sheet} rulesHash={rulesHash} />;
	return other ? <TitleRules game={other} rulesHash={rulesHash} /> : null;
}

/** How a title that is no slot is played, and what each choice returns. */
function TitleRules({ game, rulesHash }: { game: Game; rulesHash: string }) {
	const ofProtocol = useProtocolTexts();
	const { title, version, jackpot } = game.sheet;
	const { Facts, Drawn } = wordsOf[game.kind as TitleKind];
	return (
		<div className="mx-auto grid max-w-prose grid-cols-1 gap-6 px-3.5 py-6 md:px-7">
			<Head title={title} version={version} rulesHash={rulesHash} />
			<Panel>
				<div className="grid gap-6">
					<Facts game={game} currency={PRACTICE_CURRENCY} />
				</div>
			</Panel>
			<Panel title={ofProtocol("gameRules.drawsTitle")}>
				<ol className="grid list-decimal gap-3 ps-6 marker:font-semibold marker:text-accent-ink">
					<li>{ofProtocol("gameRules.stream")}</li>
					<li>{ofProtocol("gameRules.below")}</li>
					<li>
						<Drawn game={game} />
					</li>
					{jackpot && <li>{ofProtocol("gameRules.drawJackpot", { below: oddsOf(jackpot) })}</li>}
				</ol>
			</Panel>
		</div>
	);
}

/** Its reels, its pays, and what is drawn in which order. */
function ReelRules({ sheet, rulesHash }: { sheet: ReelSheet; rulesHash: string }) {
	const t = usePlayTexts();
	const ofProtocol = useProtocolTexts();
	const { title, version, freeSpins } = sheet;
	return (
		<div className="mx-auto grid max-w-prose grid-cols-1 gap-6 px-3.5 py-6 md:px-7">
			<Head title={title} version={version} rulesHash={rulesHash} />
			<Panel title={ofProtocol("gameRules.drawsTitle")}>
				<Draws sheet={sheet} />
			</Panel>
			<Panel title={t("rules.pays")}>
				<div className="grid gap-4">
					<p className="text-ink-muted">{ofProtocol("gameRules.paysText")}</p>
					<Wild sheet={sheet} />
					<PayTable sheet={sheet} />
					<p>{t("rules.exact")}</p>
					<p>{ofProtocol("gameRules.cap", { times: sheet.winCapTimesStake })}</p>
				</div>
			</Panel>
			{freeSpins && (
				<Panel title={t("rules.feature")}>
					<ul className="grid list-disc gap-1.5 ps-5 marker:text-accent-ink">
						{featureSentences(sheet, freeSpins, t).map((sentence) => (
							<li key={sentence}>{sentence}</li>
						))}
					</ul>
				</Panel>
			)}
			<Panel title={t("rules.lines")}>
				<p className="mb-3 text-ink-muted">{ofProtocol("gameRules.linesText", { count: sheet.lines.length })}</p>
				<Lines sheet={sheet} />
			</Panel>
			<Reels sheet={sheet} />
		</div>
	);
}

function Head({ title, version, rulesHash }: { title: string; version: number; rulesHash: string }) {
	const ofProtocol = useProtocolTexts();
	const path = useSitePath();
	return (
		<>
			<PageHead
				title={ofProtocol("gameRules.title", { title })}
				description={ofProtocol("gameRules.description", { title })}
			/>
			<header className="grid gap-2">
				<BackLink href={path(pages.fairness)}>{ofProtocol("title")}</BackLink>
				<h1 className="text-3xl">{ofProtocol("gameRules.title", { title })}</h1>
				<p className="text-ink-muted">{ofProtocol("gameRules.intro")}</p>
			</header>
			<Panel>
				<dl className="grid gap-3">
					<Code name={ofProtocol("rulesHash", { version })} value={rulesHash} hint={ofProtocol("gameRules.hashHint")} />
				</dl>
				<TextLink href={pathOf(readGameRules, { hash: rulesHash })}>{ofProtocol("asData")}</TextLink>
			</Panel>
		</>
	);
}

/** Which symbol substitutes for which. */
function Wild({ sheet: { symbols } }: { sheet: ReelSheet }) {
	const t = usePlayTexts();
	const [wild, scatter] = [wildOf({ symbols }), scatterOf({ symbols })];
	if (wild === null) return null;
	const isAlone = scatter === null || scatter === wild;
	return (
		<p>
			<b>{symbolName(t, wild)}</b>:{" "}
			{isAlone ? t("rules.wildAll") : t("rules.wild", { scatter: symbolName(t, scatter) })}
		</p>
	);
}

/** So that a factor is not reordered in right-to-left text. */
const inOneDirection = (text: string): string => `\u2066${text}\u2069`;

const oddsOf = ({ levels }: JackpotTerms): string => levels.map(({ oneInUnits }) => oneInUnits).join(" · ");

function Draws({ sheet: { reels, freeSpins, jackpot } }: { sheet: ReelSheet }) {
	const t = usePlayTexts();
	const ofProtocol = useProtocolTexts();
	const listed = (choices: readonly { name: string; weight: number }[]): string =>
		choices.map(({ name, weight }) => `${name} (${weight})`).join(t("spoken.comma"));
	const specials = freeSpins?.expanding?.map(({ symbol, weight }) => ({ name: symbolName(t, symbol), weight }));
	const multipliers = freeSpins?.multipliers?.map(({ times, weight }) => ({
		name: inOneDirection(`× ${times}`),
		weight,
	}));
	const lengths = (strips: ReelSheet["reels"]): string => strips.map(({ length }) => length).join(" · ");
	const steps = [
		ofProtocol("gameRules.stream"),
		ofProtocol("gameRules.below"),
		ofProtocol("gameRules.stops", { lengths: lengths(reels) }),
		...(specials ? [ofProtocol("gameRules.drawSpecial", { choices: listed(specials) })] : []),
		...(multipliers ? [ofProtocol("gameRules.drawMultiplier", { choices: listed(multipliers) })] : []),
		...(freeSpins ? [ofProtocol("gameRules.freeStops", { lengths: lengths(freeSpins.reels ?? reels) })] : []),
		...(jackpot ? [ofProtocol("gameRules.drawJackpot", { below: oddsOf(jackpot) })] : []),
		ofProtocol("gameRules.nothingElse"),
	];
	return (
		<ol className="grid list-decimal gap-3 ps-6 marker:font-semibold marker:text-accent-ink">
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	);
}
