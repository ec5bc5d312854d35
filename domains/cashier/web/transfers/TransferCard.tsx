import { ActionGroup, Badge, Panel, Steps, type Tone } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import type { TransferView } from "../../contract/transfers/schemas.ts";
import type { TransferStanding } from "../../contract/transfers/states.ts";
import { useMarks } from "../deposit/DepositOutcome.tsx";
import { useMoneyText } from "../use-formats.ts";
import { type ActionName, TransferAction } from "./TransferAction.tsx";
import { useTransferTexts } from "./texts.ts";
import { transferStages } from "./transfer-stages.ts";

const TONES: Record<TransferStanding, Tone> = {
	waiting: "info",
	accepted: "info",
	returning: "info",
	taken: "success",
	returned: "neutral",
	refused: "neutral",
};

type Props = { transfer: TransferView; onChanged(): void };

/** One transfer with its steps, as one of its two sides sees it, and what that side may do. */
export function TransferCard({ transfer, onChanged }: Props) {
	const t = useTransferTexts();
	const { amountMinor, currency, state, direction, other, transferId, canTake, canDecline, canCancel } = transfer;
	const amount = useMoneyText(currency)(amountMinor);
	const possible: [ActionName, boolean][] = [
		["take", canTake],
		["decline", canDecline],
		["cancel", canCancel],
	];
	const actions = possible.filter(([, isPossible]) => isPossible);
	return (
		<Panel>
			<div className="grid gap-5">
				<div className="flex items-center justify-between gap-3">
					<h3 className="tabular text-xl">{amount}</h3>
					<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
				</div>
				<p className="text-ink-muted">
					<bdi>{t(direction === "sent" ? "sentTo" : "receivedFrom", { name: other })}</bdi> · <bdi>{transferId}</bdi>
				</p>
				<Waiting transfer={transfer} />
				<TransferSteps transfer={transfer} />
				{actions.length > 0 && (
					<ActionGroup>
						{actions.map(([action]) => (
							<TransferAction key={action} action={action} transfer={transfer} onChanged={onChanged} />
						))}
					</ActionGroup>
				)}
			</div>
		</Panel>
	);
}

/** Until when it waits, or that it is over; while it is held, from when it can be taken, and for its sender why. */
function Waiting({ transfer: { state, hold, direction, expiresAtMs } }: { transfer: TransferView }) {
	const t = useTransferTexts();
	const dateText = useDateText();
	if (state === "returning") return <p>{t(`returning.${direction}`)}</p>;
	if (state !== "waiting") return null;
	const time = dateText(expiresAtMs);
	return (
		<div className="grid gap-1.5">
			{hold && <p>{hold.untilMs === undefined ? t("heldOpen") : t("heldUntil", { time: dateText(hold.untilMs) })}</p>}
			{hold && hold.reasons.length > 0 && (
				<>
					<p>{t("heldBecause")}</p>
					<ul className="list-disc ps-5">
						{hold.reasons.map((reason) => (
							<li key={reason}>{t(`holds.${reason}`)}</li>
						))}
					</ul>
				</>
			)}
			<p>{t(direction === "sent" ? "returnsAt" : "takeBy", { time })}</p>
		</div>
	);
}

function TransferSteps({ transfer }: { transfer: TransferView }) {
	const t = useTransferTexts();
	const dateText = useDateText();
	return (
		<Steps
			label={t("steps")}
			stateLabels={useMarks()}
			steps={transferStages(transfer).map(({ stage, mark, atMs }) => ({
				key: stage,
				label: t(`stages.${stage}`),
				state: mark,
				detail: atMs !== undefined && (
					<>
						{dateText(atMs)}
						{stage === "stopped" && transfer.reason && <span className="block">{transfer.reason}</span>}
					</>
				),
			}))}
		/>
	);
}
