import { useFlag } from "@baize/flags/web";
import { pages, pathIn } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { useErrorText } from "@baize/platform-web/reads";
import { isSaferPlayRefusal, SaferPlayRefusal } from "@baize/safer-play/web";
import { useLocation } from "react-router";
import { usePlayTexts } from "../texts.ts";
import { realPlayDestination, termsPath } from "./mode.ts";
import type { Problem } from "./round/round-parts.ts";

/** What a game page knows of a problem, and what can be done about it. */
export type WithProblem = {
	problem: Problem | undefined;
	money(amountMinor: number): string;
	refillMinor: number;
	refill(): void;
	retryNow(): void;
	dismissProblem(): void;
	/** Chooses the largest stake that the balance can pay; undefined where there is none. */
	lowerStake: (() => void) | undefined;
};

/** Why no round was played: what happened, that no money was lost, and what to do next. */
export function ProblemNotice({ game }: { game: WithProblem }) {
	const t = usePlayTexts();
	const errorText = useErrorText();
	const { problem } = game;
	if (!problem) return null;
	const isEnded = problem.kind === "refused" && problem.error.code === "SESSION_REQUIRED";
	const text =
		problem.kind === "lost" ? (
			t("problem.retrying")
		) : problem.kind === "practiceEmpty" ? (
			t("problem.practiceEmpty")
		) : isEnded ? (
			t("problem.sessionEnded")
		) : isSaferPlayRefusal(problem.error) ? (
			<SaferPlayRefusal error={problem.error} />
		) : (
			errorText(problem.error)
		);
	return (
		<div ref={handOnFocus} className="game-shell-notice">
			<Notice live tone={problem.kind === "lost" ? "warning" : "danger"} actions={<Actions game={game} />}>
				{text}
			</Notice>
		</div>
	);
}

/** After closing it by keyboard the focus goes to the spin button, and not to the top of the page. */
function handOnFocus(notice: HTMLElement | null): () => void {
	const spin = notice?.closest(".game-shell")?.querySelector<HTMLElement>(".spin-button");
	return () => {
		if (notice?.contains(document.activeElement)) spin?.focus();
	};
}

function Actions({ game }: { game: WithProblem }) {
	const t = usePlayTexts();
	const path = useSitePath();
	const locale = useLocale();
	const { pathname } = useLocation();
	const mayDeposit = useFlag("cashierDeposit");
	const { problem } = game;
	if (problem?.kind === "lost")
		return (
			<Button size="s" onClick={game.retryNow}>
				{t("problem.retryNow")}
			</Button>
		);
	if (problem?.kind === "practiceEmpty")
		return (
			<Button size="s" onClick={game.refill}>
				{t("controls.refill", { amount: game.money(game.refillMinor) })}
			</Button>
		);
	const code = problem?.error.code;
	return (
		<>
			{code === "INSUFFICIENT_FUNDS" && mayDeposit && (
				<Button size="s" href={path(pages.deposit)}>
					{t("problem.deposit")}
				</Button>
			)}
			{code === "INSUFFICIENT_FUNDS" && <LowerStake game={game} />}
			{problem?.kind === "refused" && isSaferPlayRefusal(problem.error) && (
				<Button size="s" look="secondary" href={path(pages.limits)}>
					{t("problem.limits")}
				</Button>
			)}
			{code === "BONUS_STAKE_CEILING" && (
				<Button size="s" look="secondary" href={path(pages.bonuses)}>
					{t("problem.bonus")}
				</Button>
			)}
			{code === "DOCUMENT_BLOCKED" && (
				<Button size="s" look="secondary" href={path(pages.blockedDocument)}>
					{t("mode.toBlocked")}
				</Button>
			)}
			{code === "TERMS_DUE" && (
				<Button size="s" href={termsPath(locale, pathname)}>
					{t("problem.toTerms")}
				</Button>
			)}
			{code === "SESSION_REQUIRED" && (
				<Button size="s" href={pathIn(locale, pages.login, { destination: realPlayDestination(pathname) })}>
					{t("problem.logIn")}
				</Button>
			)}
			<Button size="s" look="quiet" onClick={game.dismissProblem}>
				{t("problem.dismiss")}
			</Button>
		</>
	);
}

function LowerStake({ game: { lowerStake, dismissProblem } }: { game: WithProblem }) {
	const t = usePlayTexts();
	if (!lowerStake) return null;
	const lower = (): void => {
		lowerStake();
		dismissProblem();
	};
	return (
		<Button size="s" look="secondary" onClick={lower}>
			{t("problem.lowerStake")}
		</Button>
	);
}
