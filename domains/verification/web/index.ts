export { BlockedScreen, loadBlocked } from "./BlockedScreen.tsx";
export { CaptureScreen, loadCapture } from "./CaptureScreen.tsx";
export { DocumentBanner } from "./DocumentBanner.tsx";
export { DocumentFrameScreen, loadDocumentFrame } from "./DocumentFrameScreen.tsx";
export { loadPhone, PhoneScreen } from "./PhoneScreen.tsx";
export { loadResult, ResultScreen } from "./ResultScreen.tsx";
export {
	DocumentVerificationProvider,
	loadStanding,
	PhoneVerificationProvider,
	type Standing,
	useDocumentVerification,
	usePhoneVerification,
	VerificationProvider,
} from "./StatusProviders.tsx";
export { loadSteps, StepsScreen } from "./StepsScreen.tsx";
export { loadUnable, UnableScreen } from "./UnableScreen.tsx";
