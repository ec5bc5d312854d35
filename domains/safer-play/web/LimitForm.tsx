import { decimalText } from "@baize/kernel/money";
import { ActionGroup, AmountField, Button, Notice, SelectField } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useBodyRules, useCall, useErrorText } from "@baize/platform-web/reads";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { setLimit } from "../contract/calls.ts";
import type { LimitRow, SaferPlayState } from "../contract/schemas.ts";
import { maxOf, minOf, offeredTimesMs, readLimit } from "./limit-form.ts";
import { useSaferPlayTexts } from "./texts.ts";
import type { OnChange } from "./types.ts";
import { useLimitText, useSpanText } from "./use-formats.ts";

type Props = { row: LimitRow; currency: string; onClose(): void; onChange: OnChange };

const textOf = ({ kind, amount }: LimitRow, currency: string): string =>
	amount === null ? "" : kind === "time" ? String(amount) : decimalText(BigInt(amount), currency);

/** Sets, changes or removes one limit. */
export function LimitForm({ row, currency, onClose, onChange }: Props) {
	const t = useSaferPlayTexts();
	const viewer = useViewer();
	const errorText = useErrorText();
	const changeMessage = useChangeMessage(row);
	const set = useCall(setLimit);
	useBodyRules(setLimit, () => import("../contract/rules/set-limit.ts"));
	const form = useRef<HTMLFormElement>(null);
	const [text, setText] = useState(() => textOf(row, currency));
	const [isErrorShown, setErrorShown] = useState(false);
	const { kind, window } = row;
	const reading = readLimit(text, row, currency);
	const issue = useIssueText(row, currency);
	const error = isErrorShown && "issue" in reading ? issue(reading.issue) : undefined;
	const focusField = (): void => form.current?.querySelector<HTMLElement>("input, select")?.focus();
	useEffect(focusField, []);

	async function send(amount: number | null): Promise<void> {
		if (!viewer) return;
		const state = await set.run({ params: { session: viewer.handle }, body: { kind, window, amount } });
		if (!state) return;
		onChange(state, changeMessage(state));
		onClose();
	}

	function submitted(event: FormEvent): void {
		event.preventDefault();
		setErrorShown(true);
		if ("issue" in reading) focusField();
		else void send(reading.amount);
	}

	const field = { text, setText, error, onLeave: () => setErrorShown(text.trim() !== "") };
	return (
		<form ref={form} noValidate onSubmit={submitted} className="grid gap-3 rounded-card bg-surface-2 p-4">
			{kind === "time" ? (
				<TimeChoice row={row} currency={currency} {...field} />
			) : (
				<MoneyChoice row={row} currency={currency} {...field} />
			)}
			{set.error && (
				<Notice tone="danger" live>
					{errorText(set.error)}
				</Notice>
			)}
			<ActionGroup>
				<Button type="submit" size="s" pending={set.pending}>
					{t("form.save")}
				</Button>
				{row.amount !== null && (
					<Button look="secondary" size="s" disabled={set.pending} onClick={() => void send(null)}>
						{t("form.remove")}
					</Button>
				)}
				<Button look="quiet" size="s" disabled={set.pending} onClick={onClose}>
					{t("form.cancel")}
				</Button>
			</ActionGroup>
		</form>
	);
}

/** The message after a change: whether it applies or waits. */
function useChangeMessage(before: LimitRow): (state: SaferPlayState) => string {
	const t = useSaferPlayTexts();
	return ({ limits }) => {
		const after = limits.find(({ kind, window }) => kind === before.kind && window === before.window);
		if (after?.pending) return t("limits.asked");
		return t(after?.amount === before.amount && !before.pending ? "limits.unchanged" : "limits.saved");
	};
}

function useIssueText(row: LimitRow, currency: string): (issue: "missing" | "least" | "most") => string {
	const t = useSaferPlayTexts();
	const limitText = useLimitText(currency);
	return (issue) => {
		if (issue === "least") return t("form.least", { amount: limitText(row.kind, minOf(row, currency)) });
		if (issue === "most") return t("form.most", { amount: limitText(row.kind, maxOf(row, currency)) });
		const example = decimalText(BigInt(minOf({ kind: "deposit" }, currency)) * 100n, currency);
		return row.kind === "time" ? t("form.missingTime") : t("form.missing", { example });
	};
}

type FieldProps = {
	row: LimitRow;
	currency: string;
	text: string;
	setText(text: string): void;
	onLeave(): void;
	error: string | undefined;
};

// If an error appeared while a button is being pressed, it would move the button away under the pointer.
const isBlurToButton = ({ relatedTarget }: FocusEvent): boolean => relatedTarget instanceof HTMLButtonElement;

function MoneyChoice({ row, currency, text, setText, onLeave, error }: FieldProps) {
	const t = useSaferPlayTexts();
	return (
		<AmountField
			label={t("form.amount", { window: t(`limits.windows.${row.window}`) })}
			note={currency}
			value={text}
			onChange={(event) => setText(event.currentTarget.value)}
			onBlur={(event) => isBlurToButton(event) || onLeave()}
			error={error}
			required
		/>
	);
}

function TimeChoice({ row, currency, text, setText, error }: FieldProps) {
	const t = useSaferPlayTexts();
	const spanText = useSpanText();
	return (
		<SelectField
			label={t("form.time", { window: t(`limits.windows.${row.window}`) })}
			empty={t("form.choose")}
			choices={offeredTimesMs(row.window, row.amount, maxOf(row, currency)).map((ms) => ({
				value: String(ms),
				label: spanText(ms),
			}))}
			value={text}
			onChange={(event) => setText(event.currentTarget.value)}
			error={error}
			required
		/>
	);
}
