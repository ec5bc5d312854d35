import { Notice } from "@baize/platform-web";
import type { ReactNode } from "react";

/** Why an action was refused, announced as soon as it is known. */
export function Refused({ children }: { children: ReactNode }) {
	if (!children) return null;
	return (
		<Notice tone="danger" live>
			{children}
		</Notice>
	);
}
