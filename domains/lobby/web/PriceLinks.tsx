import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { FixtureRow } from "../contract/index.ts";
import { useLobbyTexts } from "./texts.ts";

type Price = FixtureRow["prices"][number];

/** The prices of a match as links to it: they work before, and without, any script. */
export function PriceLinks({ fixture }: { fixture: FixtureRow }) {
	const path = useSitePath();
	const nameOf = usePriceName(fixture);
	return (
		<span className="flex gap-2">
			{fixture.prices.map((price) => (
				<a
					key={price.selectionId}
					href={path(fixture.href)}
					aria-label={nameOf(price)}
					className="price grid grow place-items-center md:w-21"
				>
					<span className="label">{price.label}</span>
					{price.isSuspended ? <Icon name="lock" /> : price.price}
				</a>
			))}
		</span>
	);
}

/** What a reader hears of a price: "Girona FC to win, 2.35". */
function usePriceName({ home, away }: FixtureRow): (price: Price) => string {
	const t = useLobbyTexts();
	return ({ label, price, isSuspended }) => {
		const team = label === "1" ? home : away;
		const what = label === "X" ? t("football.draw", { price }) : t("football.home", { team, price });
		return isSuspended ? t("football.suspended", { what }) : what;
	};
}
