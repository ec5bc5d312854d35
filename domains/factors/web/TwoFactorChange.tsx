import { Button, Panel } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { callHouse } from "@baize/platform-web/reads";
import type { Operation } from "../contract/operations.ts";
import { disableTwoFactor, renewRecoveryCodes, resetTwoFactor } from "../contract/two-factor-calls.ts";
import { CodeForm } from "./CodeForm.tsx";
import { keepKey } from "./kept-key.ts";
import { proofHeaders, refusalOf } from "./proof.ts";
import { useFactorsTexts } from "./texts.ts";

export type TwoFactorWish = "renew" | "change" | "disable";

const OPERATION_OF: Record<TwoFactorWish, Operation> = {
	renew: "changeStatus2FA",
	change: "changeStatus2FA",
	disable: "disable2FA",
};

type Props = {
	kind: TwoFactorWish;
	text: string;
	isOpen: boolean;
	onOpen(): void;
	onClose(): void;
	ends: { renew(codes: readonly string[]): void; change(): void; disable(): void };
};

/** One change of a two-factor authentication that is on: what it means, then the code that proves it. */
export function TwoFactorChange({ kind, text, isOpen, onOpen, onClose, ends }: Props) {
	const t = useFactorsTexts();
	const viewer = useViewer();
	const operation = OPERATION_OF[kind];
	const title = t(`twoFactor.${kind}`);

	const give = (code: string) =>
		refusalOf(async () => {
			const params = { session: viewer?.handle ?? "" };
			const headers = proofHeaders(code, "TWO_FACTOR_AUTHENTICATION", operation);
			if (kind === "renew") ends.renew((await callHouse(renewRecoveryCodes, { params, headers })).recoveryCodes);
			if (kind === "change") {
				keepKey((await callHouse(resetTwoFactor, { params, headers })).otpAuthUri);
				ends.change();
			}
			if (kind === "disable") {
				await callHouse(disableTwoFactor, { params, headers });
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
