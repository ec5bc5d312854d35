import { AmountField, Button, Notice } from "@baize/platform-web";
import { type CallError, useBodyRules, useCall, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useRef, useState } from "react";
import { redeemPoints } from "../contract/calls.ts";
import type { PointsView } from "../contract/schemas.ts";
import { type PointsIssue, readPointsField } from "./points-field.ts";
import { useLoyaltyTexts } from "./texts.ts";
import { usePointsText } from "./use-points-text.ts";

type Props = { session: string; points: PointsView; onRedeemed(): void };
type Redeemed = { points: number; amountMinor: number; currency: string };

/** Exchanges points for money. What it pays is shown before, and what it has paid after. */
export function RedeemForm({ session, points, onRedeemed }: Props) {
	const t = useLoyaltyTexts();
	const text = usePointsText();
	const call = useCall(redeemPoints);
	useBodyRules(redeemPoints, () => import("../contract/rules/redeem-points.ts"));
	const input = useRef<HTMLInputElement>(null);
	const requestId = useRef("");
	const [typed, setTyped] = useState("");
	const [issue, setIssue] = useState<PointsIssue>();
	const [redeemed, setRedeemed] = useState<Redeemed>();
	const { availablePoints, minPoints, maxPoints, pointMinor, currency } = points;
	const most = Math.min(availablePoints, maxPoints);
	const reading = readPointsField(typed, minPoints, most);

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		setRedeemed(undefined);
		setIssue("issue" in reading ? reading.issue : undefined);
		if ("issue" in reading) return input.current?.focus();
		// The same redemption is sent again under its id as long as its outcome is not known.
		requestId.current ||= crypto.randomUUID();
		const body = { requestId: requestId.current, points: reading.points };
		const reply = await call.run({ params: { session }, body });
		if (!reply) return;
		requestId.current = "";
		setRedeemed(reply);
		setTyped("");
		onRedeemed();
	}

	function type(value: string): void {
		setTyped(value);
		setIssue(undefined);
		// Other points are another redemption.
		requestId.current = "";
	}

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
			<Outcome error={call.error} redeemed={redeemed} />
			<AmountField
				ref={input}
				id="points"
				name="points"
				inputMode="numeric"
				label={t("redeem.points")}
				hint={t("redeem.hint", { fewest: text.whole(minPoints), most: text.whole(most) })}
				value={typed}
				onChange={(event) => type(event.currentTarget.value)}
				error={issue && t(`redeem.${issue}`, { fewest: text.whole(minPoints), most: text.whole(most) })}
			/>
			<p className="tabular" aria-live="polite">
				{"points" in reading
					? t("redeem.worth", { amount: text.money(reading.points * pointMinor, currency) })
					: t("redeem.worthNothing")}
			</p>
			<Button type="submit" wide pending={call.pending}>
				{t("redeem.submit")}
			</Button>
		</form>
	);
}

function Outcome({ error, redeemed }: { error: CallError | undefined; redeemed: Redeemed | undefined }) {
	const t = useLoyaltyTexts();
	const text = usePointsText();
	const errorText = useErrorText();
	return (
		<>
			{error && (
				<Notice tone="danger" live>
					{errorText(error)}
				</Notice>
			)}
			{redeemed && (
				<Notice tone="success" live>
					{t("redeem.done", {
						points: text.whole(redeemed.points),
						amount: text.money(redeemed.amountMinor, redeemed.currency),
					})}
				</Notice>
			)}
		</>
	);
}
