export { ChoosePasswordScreen } from "./login/actions/ChoosePasswordScreen.tsx";
export { ChoosePhoneScreen } from "./login/actions/ChoosePhoneScreen.tsx";
export { ChoosePinScreen } from "./login/actions/ChoosePinScreen.tsx";
export { loadAction } from "./login/actions/load-action.ts";
export { useCallWithCaptcha } from "./login/captcha/use-call-with-captcha.ts";
export { LoginScreen, loadLogin } from "./login/LoginScreen.tsx";
export { LogoutButton } from "./login/LogoutButton.tsx";
export { LAST_PAGE_KEY } from "./login/last-page.ts";
export { SessionWatch } from "./login/SessionWatch.tsx";
export {
	useEmailChangeRules,
	usePasswordRules,
	useRecoveryRequestRules,
	useRecoveryRules,
} from "./person/account-rules.ts";
export { EditForm } from "./person/EditForm.tsx";
export { Refused } from "./person/Refused.tsx";
export { StepUpGate } from "./person/step-up/StepUpGate.tsx";
export { usePersonTexts } from "./person/texts.ts";
export { useAct } from "./person/use-act.ts";
export { useEditForm } from "./person/use-edit-form.tsx";
export { noFocusOnPress, type Problems, useFields, type Values } from "./person/use-fields.ts";
export { useProof, type ValidationIssue } from "./person/use-proof.tsx";
export { useRefusalText } from "./person/use-refusal-text.ts";
export { ConfirmEmailScreen, loadConfirmEmail } from "./registration/ConfirmEmailScreen.tsx";
export { JoinScreen, loadJoin } from "./registration/JoinScreen.tsx";
export { useIdentityTexts } from "./texts.ts";
