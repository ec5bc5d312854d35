import type { CallSpec } from "@baize/kernel/call";
import { ReasonAction } from "@baize/platform-backoffice";
import type { ComponentProps } from "react";

/** Each has a text for its button and its dialog's title and text. */
export type AccountActionName =
	| "disable"
	| "enable"
	| "block"
	| "unblock"
	| "require"
	| "release"
	| "freeze"
	| "unfreeze"
	| "suspend"
	| "resume"
	| "resetFactors"
	| "changeRoles";

const HARSH: readonly AccountActionName[] = ["disable", "block", "freeze", "suspend", "resetFactors"];

type Props<Spec extends CallSpec> = Pick<
	ComponentProps<typeof ReasonAction<Spec>>,
	"call" | "input" | "done" | "isDisabled"
> & {
	action: AccountActionName;
	/** What the action is about, where its text names it. */
	about?: string;
};

/** Changes an account after the operator has given a reason, which is written to the audit log. */
export const AccountAction = <Spec extends CallSpec>({ action, about, ...props }: Props<Spec>) => (
	<ReasonAction
		{...props}
		text={`people.actions.${action}`}
		values={{ about }}
		color={HARSH.includes(action) ? "error" : "primary"}
	/>
);
