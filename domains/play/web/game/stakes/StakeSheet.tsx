import { lazyDialog } from "@baize/platform-web";
import { type ReactNode, useState } from "react";
import { usePlayTexts } from "../../texts.ts";
import type { StakeChoice } from "./StakeDialog.tsx";

const StakeDialog = lazyDialog(() => import("./StakeDialog.tsx"));

/** The stake as it is; a press opens all stakes at once, so that none is many steps away. */
export function StakeSheet({ isFixed, children, ...choice }: StakeChoice & { isFixed: boolean; children: ReactNode }) {
	const t = usePlayTexts();
	const [isOpen, open] = useState(false);
	return (
		<>
			<output className="min-w-22 md:min-w-28">
				<button
					type="button"
					className="hit grid w-full justify-items-center rounded-control"
					aria-haspopup="dialog"
					title={t("stakes.choose")}
					disabled={isFixed}
					onClick={() => open(true)}
				>
					{children}
				</button>
			</output>
			{isOpen && <StakeDialog {...choice} onClose={() => open(false)} />}
		</>
	);
}
