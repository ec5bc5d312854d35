import { Button, TextField } from "@baize/platform-web";
import { useBodyRules, useCall, useErrorText } from "@baize/platform-web/reads";
import { type FormEvent, useEffect, useState } from "react";
import { chooseClientSeed, type Seeds } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { freshClientSeed } from "../game/seeds/client-seed.ts";
import { clearSent, clientSeedFor, storeSent } from "../game/seeds/sent-seed.ts";
import { usePlayTexts } from "../texts.ts";
import { commitmentToChooseFor } from "./to-choose.ts";

type Props = {
	handle: string;
	seeds: Seeds;
	isIdle: boolean;
	onChosen(): void;
	/** The commitment is no longer the one to choose for. The chosen seed is not used for another. */
	onMovedOn(why: string): void;
};

/**
 * The commitment first, then the client seed for it: made by this browser, or typed. Choosing for the next pair ends
 * the current one. Mounted anew (by its key) for each commitment, so no seed is carried from one to the next.
 */
export function ClientSeedForm({ handle, seeds, isIdle, onChosen, onMovedOn }: Props) {
	const t = usePlayTexts();
	const choice = useCall(chooseClientSeed);
	useBodyRules(chooseClientSeed, () => import("../../contract/rules/choose-client-seed.ts"));
	const errorText = useErrorText();
	const isFirst = seeds.clientSeed === null;
	const commitment = commitmentToChooseFor(seeds);
	const [clientSeed, setClientSeed] = useState(() => clientSeedFor(commitment));
	const { error } = choice;
	useEffect(() => {
		if (error?.code === "SEEDS_MOVED_ON") onMovedOn(errorText(error));
		if (error?.code === "CLIENT_SEED_USED") clearSent();
	}, [error]);
	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		const body = { clientSeed: clientSeed.trim() };
		storeSent({ commitment, ...body });
		const chosen = await choice.run({ params: { session: handle, commitment }, body });
		if (chosen) onChosen();
	};
	const another = (): void => {
		choice.reset();
		setClientSeed(freshClientSeed());
	};
	return (
		<form className="grid gap-3 rounded-card bg-surface-2 p-4" onSubmit={(event) => void submit(event)}>
			<h3 className="text-lg">{t(isFirst ? "fairness.chooseTitle" : "fairness.changeTitle")}</h3>
			{!isFirst && (
				<dl>
					<Code name={t("fairness.nextCommitment")} value={commitment} />
				</dl>
			)}
			<TextField
				name="clientSeed"
				label={t(isFirst ? "fairness.clientSeed" : "fairness.nextClientSeed")}
				hint={t("fairness.clientSeedHint")}
				value={clientSeed}
				onChange={(event) => setClientSeed(event.target.value)}
				required
				pattern="[A-Za-z0-9 _.\-]{1,64}"
				maxLength={64}
				autoComplete="off"
				spellCheck={false}
				dir="ltr"
				error={error ? errorText(error) : undefined}
			/>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" pending={choice.pending} disabled={!isIdle}>
					{t(isFirst ? "fairness.use" : "fairness.rotate")}
				</Button>
				<Button look="quiet" icon="refresh" onClick={another}>
					{t("fairness.another")}
				</Button>
			</div>
		</form>
	);
}
