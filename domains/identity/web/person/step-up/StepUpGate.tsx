import { lazyDialog } from "@baize/platform-web";
import { useProofPrompt } from "@baize/platform-web/reads";

const StepUpDialog = lazyDialog(() => import("./StepUpDialog.tsx"));

/** Where a call requires a fresh proof, this asks the player for it. */
export function StepUpGate() {
	const { isAsked, end } = useProofPrompt();
	return isAsked ? <StepUpDialog onClose={() => end(false)} onProved={() => end(true)} /> : null;
}
