import { SkeletonText } from "@baize/platform-web";
import { useSportsTexts } from "../texts.ts";

/** The placeholder of the slip while its panel loads. */
export function SlipOnItsWay() {
	const t = useSportsTexts();
	return (
		<div className="px-4.5 pb-4.5">
			<SkeletonText lines={4} label={t("slip.loading")} />
		</div>
	);
}
