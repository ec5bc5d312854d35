import { decimalText, parseAmount } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { ActionGroup, AmountField, Button, Notice, Panel, PillChoices } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useBodyRules, useCall, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useRef, useState } from "react";
import { declineLimits, setLimit } from "../contract/calls.ts";
import { LIMIT_WINDOWS, type LimitWindow, minAmountMinor } from "../contract/limits.ts";
import { useSaferPlayTexts } from "./texts.ts";

/** Asked once, before the first deposit: a limit, or none. Either choice is one press, and both buttons look alike. */
export function DepositOffer({ currency, onAnswered }: { currency: string; onAnswered(): void }) {
	const t = useSaferPlayTexts();
	const viewer = useViewer();
	const path = useSitePath();
	const errorText = useErrorText();
	const set = useCall(setLimit);
	useBodyRules(setLimit, () => import("../contract/rules/set-limit.ts"));
	const decline = useCall(declineLimits);
	const form = useRef<HTMLFormElement>(null);
	const [window, setWindow] = useState<LimitWindow>("week");
	const [text, setText] = useState("");
	const [isErrorShown, setErrorShown] = useState(false);
	const amount = parseAmount(text, currency);
	const isRight = amount !== null && amount >= minAmountMinor(currency);
	const example = decimalText(minAmountMinor(currency) * 100n, currency);
	const params = { session: viewer?.handle ?? "" };
	const error = set.error ?? decline.error;

	async function submitted(event: FormEvent): Promise<void> {
		event.preventDefault();
		setErrorShown(true);
		if (!isRight) return form.current?.querySelector<HTMLElement>("input[name=limit]")?.focus();
		const body = { kind: "deposit", window, amount: Number(amount) } as const;
		if (await set.run({ params, body })) onAnswered();
	}
	async function declined(): Promise<void> {
		if (await decline.run({ params, body: {} })) onAnswered();
	}

	return (
		<Panel title={t("offer.title")}>
			<form ref={form} noValidate onSubmit={(event) => void submitted(event)} className="grid gap-4">
				<p className="text-ink-muted">{t("offer.text")}</p>
				<PillChoices
					label={t("offer.window")}
					choices={LIMIT_WINDOWS.map((each) => ({ value: each, label: t(`limits.windows.${each}`) }))}
					value={window}
					onValue={(value) => setWindow(LIMIT_WINDOWS.find((each) => each === value) ?? "week")}
				/>
				<AmountField
					name="limit"
					label={t("offer.label", { window: t(`limits.windows.${window}`) })}
					note={currency}
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
					error={isErrorShown && !isRight ? t("form.missing", { example }) : undefined}
				/>
				{error && (
					<Notice tone="danger" live>
						{errorText(error)}
					</Notice>
				)}
				<ActionGroup>
					<Button type="submit" look="secondary" pending={set.pending}>
						{t("offer.set")}
					</Button>
					<Button look="secondary" pending={decline.pending} onClick={() => void declined()}>
						{t("offer.none")}
					</Button>
				</ActionGroup>
				<a className="flex min-h-11 items-center font-medium underline" href={path(pages.limits)}>
					{t("offer.more")}
				</a>
			</form>
		</Panel>
	);
}
