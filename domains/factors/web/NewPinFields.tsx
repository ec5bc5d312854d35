import type { CallError } from "@baize/platform-web/reads";
import { type FocusEvent, useState } from "react";
import { PIN_FAULTS, type PinFault, pinFault } from "../contract/pin-rules.ts";
import { PIN_LENGTH, PinField } from "./PinField.tsx";
import { useFactorsTexts } from "./texts.ts";

/** A new PIN, typed twice. One that is easily guessed is told as soon as it is typed; by what only the server knows, on sending. */
export function useNewPin() {
	const t = useFactorsTexts();
	const [first, setFirst] = useState("");
	const [second, setSecond] = useState("");
	const [told, setTold] = useState({ first: false, second: false });
	const [refused, setRefused] = useState<{ pin: string; fault: PinFault }>();
	const isWhole = first.length === PIN_LENGTH;
	const isSame = first === second;
	const fault = isWhole ? (pinFault(first) ?? (refused?.pin === first ? refused.fault : undefined)) : undefined;
	const missing = told.first && !isWhole ? t("pin.missingNew") : undefined;
	return {
		value: first,
		first,
		second,
		setFirst,
		setSecond,
		firstError: fault ? t(`pin.faults.${fault}`) : missing,
		secondError: told.second && isWhole && !isSame ? t("pin.different") : undefined,
		/** Says what is wrong from now on; answers whether all is right. */
		tell: (): boolean => {
			setTold({ first: true, second: true });
			return isWhole && isSame && !fault;
		},
		/** Whether the server has refused the PIN as easily guessed; then it is told at the field. */
		isRefusedBy(error: CallError): boolean {
			const cause = error.body.errors?.find(({ field }) => field === "pinCode")?.cause;
			const told = PIN_FAULTS.find((each) => each === cause);
			if (told) setRefused({ pin: first, fault: told });
			return told !== undefined;
		},
		/** An empty field is told only on sending, and none while the button is being pressed: it would move away from the finger. */
		leave: (field: "first" | "second", { relatedTarget }: FocusEvent, text: string): void => {
			const isSending = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";
			if (text !== "" && !isSending) setTold((known) => ({ ...known, [field]: true }));
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
