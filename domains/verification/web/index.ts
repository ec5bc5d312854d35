export { CaptureScreen, loadCapture } from "./capture/CaptureScreen.tsx";
export { loadPhone, PhoneScreen } from "./phone/PhoneScreen.tsx";
export { BlockedScreen, loadBlocked } from "./status/BlockedScreen.tsx";
export { DocumentBanner } from "./status/DocumentBanner.tsx";
export { DocumentFrameScreen, loadDocumentFrame } from "./status/DocumentFrameScreen.tsx";
export { loadResult, ResultScreen } from "./status/ResultScreen.tsx";
export {
	DocumentVerificationProvider,
	loadVerificationStatuses,
	PhoneVerificationProvider,
	useDocumentVerification,
	usePhoneVerification,
	VerificationProvider,
	type VerificationStatuses,
} from "./status/StatusProviders.tsx";
export { loadSteps, StepsScreen } from "./status/StepsScreen.tsx";
export { loadUnable, UnableScreen } from "./status/UnableScreen.tsx";
