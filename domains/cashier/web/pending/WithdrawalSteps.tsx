import { Steps } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { useServerNow } from "@baize/platform-web/reads";
import type { ReactNode } from "react";
import type { WithdrawalView } from "../../contract/schemas.ts";
import { PAID_AFTER_ALL } from "../../contract/states.ts";
import { useCoinTexts } from "../coins/texts.ts";
import { useMarks } from "../deposit/DepositOutcome.tsx";
import { useCashierTexts } from "../texts.ts";
import { useReasonText } from "../use-formats.ts";
import { HoldReasons } from "../withdraw/HoldNotice.tsx";
import { type Stage, stagesOf } from "./stages.ts";

const LOOK_AGAIN_MS = 60_000;

/** The progress of a withdrawal: what is done, where it is, when the next step is expected. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: WithdrawalView }) {
	const t = useCashierTexts();
	const ofCoins = useCoinTexts();
	const dateText = useDateText();
	const reasonText = useReasonText();
	const nowMs = useServerNow(LOOK_AGAIN_MS);
	const { state, reason, hold, method } = withdrawal;
	const isCoded = state === "failed" || reason === PAID_AFTER_ALL;
	const why = state === "rejected" ? reason : isCoded ? reasonText(reason) : undefined;
	const whenText = ({ stage, mark }: Stage, atMs: number): ReactNode => {
		if (mark !== "current") return dateText(atMs);
		if (stage === "frozen") return t("pending.frozen");
		if (stage === "held" && hold)
			return (
				<>
					{t("pending.heldUntil", { time: dateText(hold.untilMs ?? atMs) })}
					<HoldReasons reasons={hold.reasons} />
				</>
			);
		return t(atMs < nowMs ? "pending.overdue" : "pending.expected", { time: dateText(atMs) });
	};
	return (
		<Steps
			label={t("outcome.steps")}
			stateLabels={useMarks()}
			steps={stagesOf(withdrawal).map((step) => ({
				key: step.stage,
				label: step.stage === "paying" && method === "crypto" ? ofCoins("paying") : t(`stages.${step.stage}`),
				state: step.mark,
				detail: step.atMs !== undefined && (
					<>
						{whenText(step, step.atMs)}
						{step.stage === state && why && <span className="block">{why}</span>}
					</>
				),
			}))}
		/>
	);
}
