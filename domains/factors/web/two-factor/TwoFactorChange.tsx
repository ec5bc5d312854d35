import { Button, Panel } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { callApi } from "@baize/platform-web/reads";
import type { Operation } from "../../contract/operations.ts";
import { disableTwoFactor, renewRecoveryCodes, resetTwoFactor } from "../../contract/two-factor-calls.ts";
import { CodeForm } from "../code/CodeForm.tsx";
import { proofHeaders, refusalOf } from "../code/proof.ts";
import { useFactorsTexts } from "../texts.ts";
import { storeKey } from "./pending-key.ts";

export type TwoFactorAction = "renew" | "change" | "disable";

const OPERATION_OF: Record<TwoFactorAction, Operation> = {
	renew: "changeStatus2FA",
	change: "changeStatus2FA",
	disable: "disable2FA",
};

type Props = {
	kind: TwoFactorAction;
	text: string;
	isOpen: boolean;
	onOpen(): void;
	onClose(): void;
	ends: { renew(codes: readonly string[]): void; change(): void; disable(): void };
};

/** One change of an active two-factor authentication: what it means, then the code that proves it. */
export function TwoFactorChange({ kind, text, isOpen, onOpen, onClose, ends }: Props) {
	const t = useFactorsTexts();
	const viewer = useViewer();
	const operation = OPERATION_OF[kind];
	const title = t(`twoFactor.${kind}`);

	const give = (code: string) =>
		refusalOf(async () => {
			const params = { session: viewer?.handle ?? "" };
			const headers = proofHeaders(code, "TWO_FACTOR_AUTHENTICATION", operation);
			if (kind === "renew") ends.renew((await callApi(renewRecoveryCodes, { params, headers })).recoveryCodes);
			if (kind === "change") {
				storeKey((await callApi(resetTwoFactor, { params, headers })).otpAuthUri);
				ends.change();
			}
			if (kind === "disable") {
				await callApi(disableTwoFactor, { params, headers });
				ends.disable();
			}
		});

	const leave = (
		<Button look="secondary" onClick={onClose}>
			{t("twoFactor.cancel")}
		</Button>
	);
	return (
		<Panel title={title}>
			<div className="grid justify-items-start gap-4">
				<p className="text-ink-muted">{text}</p>
				{isOpen ? (
					<CodeForm
						operation={operation}
						method="TWO_FACTOR_AUTHENTICATION"
						onCode={give}
						submitLabel={title}
						actions={leave}
					/>
				) : (
					<Button look="secondary" onClick={onOpen}>
						{title}
					</Button>
				)}
			</div>
		</Panel>
	);
}
