import { Button, Disclosure, Panel } from "@baize/platform-web";
import { useState } from "react";
import { LIMIT_WINDOWS, type LimitKind } from "../contract/limits.ts";
import type { LimitRow, SaferPlayState } from "../contract/schemas.ts";
import { LimitForm } from "./LimitForm.tsx";
import { PendingRaise } from "./PendingRaise.tsx";
import { useSaferPlayTexts } from "./texts.ts";
import type { OnChange } from "./types.ts";
import { useLimitText, useWhenText } from "./use-formats.ts";

type Props = { kind: LimitKind; state: SaferPlayState; isFolded: boolean; onChange: OnChange };

/** One kind of limit in its three windows; folded it is one line, so that thirteen of them are no wall. */
export function LimitPanel({ kind, state, isFolded, onChange }: Props) {
	const t = useSaferPlayTexts();
	const windows = (
		<>
			<p className="mb-2 text-ink-muted">{t(`limits.kindTexts.${kind}`)}</p>
			<ul className="grid divide-y divide-hairline text-ink">
				{LIMIT_WINDOWS.map((window) => {
					const row = state.limits.find((each) => each.kind === kind && each.window === window);
					return row && <LimitItem key={window} row={row} state={state} onChange={onChange} />;
				})}
			</ul>
		</>
	);
	if (!isFolded) return <Panel title={t(`limits.kinds.${kind}`)}>{windows}</Panel>;
	const summary = (
		<span className="flex grow flex-wrap items-baseline justify-between gap-x-3">
			<span className="text-lg">{t(`limits.kinds.${kind}`)}</span>
			<span className="font-normal text-ink-muted">{t("limits.none")}</span>
		</span>
	);
	return <Disclosure summary={summary}>{windows}</Disclosure>;
}

type ItemProps = { row: LimitRow; state: SaferPlayState; onChange: OnChange };

function LimitItem({ row, state, onChange }: ItemProps) {
	const t = useSaferPlayTexts();
	// Undefined before it was opened: the button gets the focus when it comes back, not when it is first shown.
	const [isOpen, setOpen] = useState<boolean>();
	const limitText = useLimitText(state.currency);
	const names = { kind: t(`limits.kinds.${row.kind}`), window: t(`limits.windows.${row.window}`) };
	const isSet = row.amount !== null;
	const close = (): void => setOpen(false);
	return (
		<li className="grid gap-2 py-3">
			<div className="flex items-center justify-between gap-3">
				<div className="grid">
					<span className="text-sm text-ink-muted">{names.window}</span>
					<span className={isSet ? "text-lg font-semibold tabular" : "text-ink-muted"}>
						{limitText(row.kind, row.amount)}
					</span>
				</div>
				{!isOpen && (
					<Button
						autoFocus={isOpen === false}
						look="secondary"
						size="s"
						aria-label={t(isSet ? "limits.changeNamed" : "limits.setNamed", names)}
						onClick={() => setOpen(true)}
					>
						{t(isSet ? "limits.change" : "limits.set")}
					</Button>
				)}
			</div>
			<Usage row={row} currency={state.currency} />
			{row.pending && <PendingRaise row={row} currency={state.currency} onChange={onChange} />}
			{isOpen && <LimitForm row={row} currency={state.currency} onClose={close} onChange={onChange} />}
		</li>
	);
}

/** How much of the effective limit is used. */
function Usage({ row, currency }: { row: LimitRow; currency: string }) {
	const t = useSaferPlayTexts();
	const limitText = useLimitText(currency);
	const whenText = useWhenText();
	const { kind, used, legalMax, emptyAtMs } = row;
	const effective = Math.min(row.amount ?? Number.POSITIVE_INFINITY, legalMax ?? Number.POSITIVE_INFINITY);
	if (used === null || !Number.isFinite(effective)) return null;
	const usedNow = Math.max(0, used);
	const left = Math.max(0, effective - used);
	const share = effective === 0 ? 1 : Math.min(1, usedNow / effective);
	return (
		<div className="grid gap-1 text-sm text-ink-muted">
			{legalMax !== null && <p>{t("limits.legal", { amount: limitText(kind, legalMax) })}</p>}
			<div aria-hidden="true" className="h-1.5 overflow-clip rounded-pill bg-surface-3">
				<div
					className={`h-full rounded-pill ${share >= 1 ? "bg-danger" : "bg-accent"}`}
					style={{ inlineSize: `${share * 100}%` }}
				/>
			</div>
			<p className="flex flex-wrap justify-between gap-x-4 tabular">
				<span>{t("limits.used", { used: limitText(kind, usedNow), amount: limitText(kind, effective) })}</span>
				<span>{left > 0 ? t("limits.left", { amount: limitText(kind, left) }) : t("limits.full")}</span>
			</p>
			{emptyAtMs !== null && usedNow > 0 && <p>{t("limits.empty", { when: whenText(emptyAtMs) })}</p>}
		</div>
	);
}
