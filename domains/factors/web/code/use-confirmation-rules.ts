import { useBodyRules } from "@baize/platform-web/reads";
import { requestConfirmationCode } from "../../contract/calls.ts";

/** For forms of other domains whose fields go into the request of a code. */
export function useConfirmationRules(): void {
	useBodyRules(requestConfirmationCode, () => import("../../contract/rules/request-confirmation-code.ts"));
}
