import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { troubleOf } from "../code/wrong-code.ts";
import { useFactorsTexts } from "../texts.ts";

/** The text of a refused PIN or password beside its field. */
export function useRefusedProof(): (error: CallError, of: "PIN_CODE" | "PASSWORD") => string {
	const t = useFactorsTexts();
	const errorText = useErrorText();
	return (error, of) => {
		const trouble = troubleOf(error);
		if (trouble.kind === "blocked") return t("pin.blocked", { minutes: Math.ceil(trouble.seconds / 60) });
		if (trouble.kind !== "wrong" && trouble.kind !== "last") return errorText(error);
		const count = trouble.kind === "wrong" ? trouble.remaining : 1;
		return of === "PIN_CODE" ? t("pin.wrongCurrent", { count }) : t("pin.wrongPassword", { count });
	};
}
