import { lazyDialog } from "@baize/platform-web";
import { useAskingForProof } from "@baize/platform-web/reads";

const StepUpDialog = lazyDialog(() => import("./StepUpDialog.tsx"));

/** Where a call asks for a fresh proof, this asks the player for it. */
export function StepUpGate() {
	const { isAsked, end } = useAskingForProof();
	return isAsked ? <StepUpDialog onClose={() => end(false)} onProved={() => end(true)} /> : null;
}
