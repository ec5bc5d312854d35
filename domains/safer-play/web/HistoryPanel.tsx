import { Panel } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import type { ChangeRow, SaferPlayState } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";
import { useLimitText, useSpanText, useWhenText } from "./use-formats.ts";

/** What was changed, the latest first. */
export function HistoryPanel({ state: { history, currency } }: { state: SaferPlayState }) {
	const t = useSaferPlayTexts();
	const dateText = useDateText();
	const changeText = useChangeText(currency);
	return (
		<Panel title={t("history.title")}>
			{history.length === 0 ? (
				<p className="text-ink-muted">{t("history.empty")}</p>
			) : (
				<ol className="grid gap-2.5">
					{history.map((change) => (
						<li key={change.changeId} className="grid">
							<span>{changeText(change)}</span>
							<span className="text-sm text-ink-muted">
								<time dateTime={new Date(change.atMs).toISOString()}>{dateText(change.atMs)}</time>
								{change.by === "operator" && `, ${t("history.byOperator")}`}
								{change.by === "system" && `, ${t("history.bySystem")}`}
							</span>
						</li>
					))}
				</ol>
			)}
		</Panel>
	);
}

function useChangeText(currency: string): (change: ChangeRow) => string {
	const t = useSaferPlayTexts();
	const limitText = useLimitText(currency);
	const spanText = useSpanText();
	const whenText = useWhenText();
	return ({ what, limit, realityCheckMs, break: taken }) => {
		if (limit) {
			const { kind, window } = limit;
			const values = {
				kind: t(`limits.kinds.${kind}`),
				window: t(`limits.windows.${window}`),
				after: limitText(kind, limit.after),
			};
			if (what === "raiseAsked" || what === "raiseDropped") return t(`history.${what}`, values);
			return t("history.set", { ...values, before: limitText(kind, limit.before) });
		}
		if (!taken) return t("history.realityCheck", { span: spanText(realityCheckMs ?? 0) });
		if (taken.untilMs === null) return t("history.exclusionForEver");
		const when = whenText(taken.untilMs, taken.kind === "exclusion");
		if (what === "breakEnded") return t("history.exclusionEnded", { when });
		return t(taken.kind === "timeOut" ? "history.timeOut" : "history.exclusion", { when });
	};
}
