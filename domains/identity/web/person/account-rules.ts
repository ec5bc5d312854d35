import { useBodyRules } from "@baize/platform-web/reads";
import {
	beginEmailChange,
	changePassword,
	completeRecovery,
	requestRecovery,
} from "../../contract/account/account-calls.ts";

// The forms of these calls stand in the domain account. Each hook loads the rules of one call.

export const useEmailChangeRules = () =>
	useBodyRules(beginEmailChange, () => import("../../contract/rules/begin-email-change.ts"));

export const usePasswordRules = () =>
	useBodyRules(changePassword, () => import("../../contract/rules/change-password.ts"));

export const useRecoveryRequestRules = () =>
	useBodyRules(requestRecovery, () => import("../../contract/rules/request-recovery.ts"));

export const useRecoveryRules = () =>
	useBodyRules(completeRecovery, () => import("../../contract/rules/complete-recovery.ts"));
