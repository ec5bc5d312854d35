import type { CallError } from "@baize/platform-web/reads";
import { type FocusEvent, useState } from "react";
import { PIN_ISSUES, type PinIssue, pinIssue } from "../../contract/pin-rules.ts";
import { useFactorsTexts } from "../texts.ts";
import { PIN_LENGTH, PinField } from "./PinField.tsx";

/**
 * A new PIN, typed twice. One that is easy to guess is reported while typing; the birth date is known only to the
 * server, so that check comes on submit.
 */
export function useNewPin() {
	const t = useFactorsTexts();
	const [first, setFirst] = useState("");
	const [second, setSecond] = useState("");
	const [reported, setReported] = useState({ first: false, second: false });
	const [refused, setRefused] = useState<{ pin: string; issue: PinIssue }>();
	const isWhole = first.length === PIN_LENGTH;
	const isSame = first === second;
	const issue = isWhole ? (pinIssue(first) ?? (refused?.pin === first ? refused.issue : undefined)) : undefined;
	const missing = reported.first && !isWhole ? t("pin.missingNew") : undefined;
	return {
		value: first,
		first,
		second,
		setFirst,
		setSecond,
		firstError: issue ? t(`pin.faults.${issue}`) : missing,
		secondError: reported.second && isWhole && !isSame ? t("pin.different") : undefined,
		/** Shows the errors from now on; returns whether there are none. */
		validate: (): boolean => {
			setReported({ first: true, second: true });
			return isWhole && isSame && !issue;
		},
		/** Whether the server has refused the PIN as easy to guess; then the field shows it. */
		isRefusedBy(error: CallError): boolean {
			const cause = error.body.errors?.find(({ field }) => field === "pinCode")?.cause;
			const reported = PIN_ISSUES.find((each) => each === cause);
			if (reported) setRefused({ pin: first, issue: reported });
			return reported !== undefined;
		},
		/**
		 * An empty field is reported only on submit, and nothing is reported on a press of the button: the message would
		 * move the button away from the finger.
		 */
		leave: (field: "first" | "second", { relatedTarget }: FocusEvent, text: string): void => {
			const isSending = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";
			if (text !== "" && !isSending) setReported((known) => ({ ...known, [field]: true }));
		},
	};
}

export function NewPinFields({ pin }: { pin: ReturnType<typeof useNewPin> }) {
	const t = useFactorsTexts();
	return (
		<div className="grid items-start gap-5 sm:grid-cols-2">
			<PinField
				label={t("pin.newPin")}
				hint={t("code.pinHint")}
				autoComplete="new-password"
				value={pin.first}
				onCode={pin.setFirst}
				onBlur={(event) => pin.leave("first", event, pin.first)}
				error={pin.firstError}
			/>
			<PinField
				label={t("pin.repeat")}
				autoComplete="new-password"
				value={pin.second}
				onCode={pin.setSecond}
				onBlur={(event) => pin.leave("second", event, pin.second)}
				error={pin.secondError}
			/>
		</div>
	);
}
