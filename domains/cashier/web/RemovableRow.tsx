import { useAct, useRefusalText } from "@baize/identity/web";
import type { InputOf, PageCall } from "@baize/kernel/call";
import { Button, Icon, type IconName, toasts } from "@baize/platform-web";
import type { ReactNode } from "react";

type Props<Spec extends PageCall> = {
	icon: IconName;
	call: Spec;
	input: InputOf<Spec>;
	/** The button, its whole name, and what is said when it is done. */
	texts: { remove: string; removeOne: string; removed: string };
	onRemoved(): void;
	children: ReactNode;
};

/** One of the things that a player has stored, with the button that removes it. */
export function RemovableRow<Spec extends PageCall>(props: Props<Spec>) {
	const { icon, call, input, texts, onRemoved, children } = props;
	const errorText = useRefusalText();
	const act = useAct(call);
	async function press(): Promise<void> {
		const outcome = await act.run(input);
		if (outcome.isDone) {
			onRemoved();
			toasts.raise(texts.removed, { tone: "success" });
		} else if (outcome.error) toasts.raise(errorText(outcome.error), { tone: "danger" });
	}
	return (
		<li className="flex items-center gap-3 rounded-card border border-hairline px-4 py-2">
			<Icon name={icon} className="text-ink-muted" />
			<span className="grid min-w-0 flex-1">{children}</span>
			<Button
				look="quiet"
				size="s"
				icon="trash"
				pending={act.pending}
				aria-label={texts.removeOne}
				onClick={() => void press()}
			>
				{texts.remove}
			</Button>
		</li>
	);
}
