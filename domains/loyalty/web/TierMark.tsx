import { useFlag } from "@baize/flags/web";
import { useViewer } from "@baize/platform-web/page";
import type { LoyaltyData } from "../contract/schemas.ts";
import { useLoyaltyTexts } from "./texts.ts";
import { tierColourOf, tierLabelOf } from "./tier-label.ts";
import { useLoyalty } from "./use-loyalty.ts";

/** The colour of a tier, as a dot. The name beside it says the same. */
export const TierDot = ({ colour }: { colour: string | undefined }) => (
	<span
		aria-hidden="true"
		className="inline-block size-3 rounded-pill border border-hairline"
		style={{ backgroundColor: colour }}
	/>
);

/** The player's tier beside the name. Players who are excluded or take a break are not reminded of it. */
export function TierMark({ first }: { first: LoyaltyData | null }) {
	const t = useLoyaltyTexts();
	const isOpen = useFlag("loyalty");
	const isShown = useFlag("loyaltyTierIcon") && isOpen;
	const viewer = useViewer();
	const { loyalty } = useLoyalty(isShown ? viewer?.handle : undefined, first);
	if (!isShown || loyalty?.excluded) return null;
	return (
		<span className="inline-flex items-center gap-2 rounded-pill border border-hairline bg-surface-2 px-3 py-1 text-sm font-semibold">
			<TierDot colour={tierColourOf(loyalty)} />
			{t("tier.of", { tier: tierLabelOf(loyalty) })}
		</span>
	);
}
