import { ActionGroup, Button } from "@baize/platform-web";
import type { ReactNode } from "react";
import { Refused } from "./Refused.tsx";
import type { useEditForm } from "./use-edit-form.tsx";
import { noFocusOnPress } from "./use-fields.ts";

type Props = {
	edit: Pick<ReturnType<typeof useEditForm>, "form" | "refused" | "isChecking" | "dialog">;
	submit: string;
	cancel: string;
	onCancel(): void;
	/** Where the panel shows something above the form. */
	divided?: boolean;
	children: ReactNode;
};

/** Fields that change what a panel shows, and the buttons that send or close them. */
export const EditForm = ({
	edit: { form, refused, isChecking, dialog },
	submit,
	cancel,
	onCancel,
	divided,
	children,
}: Props) => (
	<>
		<form {...form} className={`grid gap-4${divided ? " border-t border-hairline pt-4" : ""}`}>
			<Refused>{refused}</Refused>
			{children}
			<ActionGroup>
				<Button type="submit" pending={isChecking} {...noFocusOnPress}>
					{submit}
				</Button>
				<Button look="quiet" onClick={onCancel}>
					{cancel}
				</Button>
			</ActionGroup>
		</form>
		{dialog}
	</>
);
