import { SkeletonText } from "@baize/platform-web";
import { useSportsTexts } from "../texts.ts";

/** The room of the slip while its panel is being fetched. */
export function SlipOnItsWay() {
	const t = useSportsTexts();
	return (
		<div className="px-4.5 pb-4.5">
			<SkeletonText lines={4} label={t("slip.loading")} />
		</div>
	);
}
