import { type FocusEvent, useState } from "react";
import { PIN_LENGTH, PinField } from "./PinField.tsx";
import { useFactorsTexts } from "./texts.ts";

/** A new PIN, typed twice. */
export function useNewPin() {
	const t = useFactorsTexts();
	const [first, setFirst] = useState("");
	const [second, setSecond] = useState("");
	const [told, setTold] = useState({ first: false, second: false });
	const isWhole = first.length === PIN_LENGTH;
	const isSame = first === second;
	return {
		value: first,
		first,
		second,
		setFirst,
		setSecond,
		firstError: told.first && !isWhole ? t("pin.missingNew") : undefined,
		secondError: told.second && isWhole && !isSame ? t("pin.different") : undefined,
		/** Says what is wrong from now on; answers whether all is right. */
		tell: (): boolean => {
			setTold({ first: true, second: true });
			return isWhole && isSame;
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
