import { TextField } from "@baize/platform-web";
import { type RefObject, useState } from "react";
import { CODE_LENGTH, type Method } from "../../contract/operations.ts";
import { PIN_LENGTH, PinField } from "../pin/PinField.tsx";
import { useFactorsTexts } from "../texts.ts";
import { CodeField } from "./CodeField.tsx";

const MIN_RECOVERY_LENGTH = 10;

/** What is typed for a code: the code itself, or the recovery code of an authenticator in its place. */
export function useCodeEntry(method: Method) {
	const [code, setCode] = useState("");
	const [isRecovery, setRecovery] = useState(false);
	const length = method === "PIN_CODE" ? PIN_LENGTH : CODE_LENGTH;
	return {
		code,
		setCode,
		isRecovery,
		isWhole: isRecovery ? code.trim().length >= MIN_RECOVERY_LENGTH : code.length === length,
		switchToOther(): void {
			setRecovery(!isRecovery);
			setCode("");
		},
	};
}

type Props = {
	ref: RefObject<HTMLInputElement | null>;
	error: string | undefined;
	method: Method;
	entry: ReturnType<typeof useCodeEntry>;
};

/** The field of the method. */
export function CodeEntry({ ref, error, method, entry: { code, setCode, isRecovery } }: Props) {
	const t = useFactorsTexts();
	const shared = { ref, error, value: code };
	if (isRecovery)
		return (
			<TextField
				{...shared}
				label={t("code.recoveryLabel")}
				hint={t("code.recoveryHint")}
				onChange={(event) => setCode(event.target.value)}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				dir="ltr"
				maxLength={20}
			/>
		);
	if (method === "PIN_CODE")
		return <PinField {...shared} label={t("code.pinLabel")} hint={t("code.pinHint")} onCode={setCode} />;
	return (
		<CodeField
			{...shared}
			label={t("code.label")}
			hint={method === "TWO_FACTOR_AUTHENTICATION" ? t("code.appHint") : undefined}
			length={CODE_LENGTH}
			onCode={setCode}
		/>
	);
}
