import type { CallError } from "@baize/platform-web/reads";
import { useTranslate } from "react-admin";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../contract/index.ts";

const FAULTS = ["minLength", "maxLength", "tooCommon", "containsEmail", "tooSimple", "breached", "unchanged"];

/** What is wrong with a new password, in words. */
export function usePasswordFaults() {
	const t = useTranslate();
	const faultText = (cause: string): string => t(`people.password.faults.${FAULTS.includes(cause) ? cause : "other"}`);
	return {
		/** Before it is sent; empty for one that may do. */
		problemOf(password: string): string {
			const { length } = [...password];
			if (length === 0) return t("people.password.missing");
			if (length < PASSWORD_MIN_LENGTH) return faultText("minLength");
			return length > PASSWORD_MAX_LENGTH ? faultText("maxLength") : "";
		},
		/** As the server refused it; undefined where it refused something else. */
		refusedAs({ body }: CallError): string | undefined {
			const fault = body.errors?.find(({ field }) => field === "password");
			return fault && faultText(fault.cause);
		},
	};
}
