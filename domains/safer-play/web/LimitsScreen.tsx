import { Notice } from "@baize/platform-web";
import { useState } from "react";
import { LIMIT_KINDS, type LimitKind } from "../contract/limits.ts";
import type { SaferPlayState } from "../contract/schemas.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { LimitPanel } from "./LimitPanel.tsx";
import type { SaferPlayPage } from "./load-state.ts";
import { RealityPanel } from "./RealityPanel.tsx";
import { RestrictionNotice } from "./RestrictionNotice.tsx";
import { SaferFrame } from "./SaferFrame.tsx";
import { useSaferPlayTexts } from "./texts.ts";

/** What stands open at first: what is paid in, the one question to begin with, and every kind that has a limit. */
const beginning = ({ limits }: SaferPlayState): ReadonlySet<LimitKind> =>
	new Set<LimitKind>([
		"deposit",
		...limits
			.filter(({ amount, pending, legalMax }) => amount !== null || pending || legalMax !== null)
			.map(({ kind }) => kind),
	]);

/** Every limit with how much is used, what is pending, and the history of changes. */
export function LimitsScreen({ state: first }: SaferPlayPage) {
	const t = useSaferPlayTexts();
	const [state, setState] = useState<SaferPlayState>(first);
	const [notice, setNotice] = useState("");
	// Decided once: a kind that is being set does not open or close under the hand.
	const [begins] = useState(() => beginning(first));
	const change = (next: SaferPlayState, message: string): void => {
		setState(next);
		setNotice(message);
	};
	return (
		<SaferFrame place="limits" title={t("limits.title")} description={t("limits.description")} state={state}>
			<RestrictionNotice restriction={state.restriction} />
			<Notice>{t("limits.rule")}</Notice>
			<div role="status" className={notice ? "sticky top-16 z-1" : "sr-only"}>
				{notice && <Notice tone="success">{notice}</Notice>}
			</div>
			{LIMIT_KINDS.map((kind) => (
				<LimitPanel key={kind} kind={kind} state={state} isFolded={!begins.has(kind)} onChange={change} />
			))}
			<p className="text-sm text-ink-muted">{t("limits.months", { zone: state.zone })}</p>
			<RealityPanel state={state} onChange={change} />
			<HistoryPanel state={state} />
		</SaferFrame>
	);
}
