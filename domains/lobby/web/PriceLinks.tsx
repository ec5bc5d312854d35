import { Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { FixtureRow } from "../contract/index.ts";
import { useLobbyTexts } from "./texts.ts";

type Price = FixtureRow["prices"][number];

/** The prices of a match as links to it: they work before, and without, any script. */
export function PriceLinks({ fixture }: { fixture: FixtureRow }) {
	const path = useSitePath();
	return (
		<span className="flex gap-2">
			{fixture.prices.map((price) => (
				<a key={price.selectionId} href={path(fixture.href)} className="price grid grow place-items-center md:w-21">
					<span className="label" aria-hidden="true">
						{price.label}
					</span>
					<span>
						<PriceName fixture={fixture} price={price} />
						{price.isSuspended ? <Icon name="lock" /> : price.price}
					</span>
				</a>
			))}
		</span>
	);
}

/** What a reader hears before the price: "Girona FC to win", for the "1" that is seen. */
function PriceName({ fixture: { home, away }, price: { label, isSuspended } }: { fixture: FixtureRow; price: Price }) {
	const t = useLobbyTexts();
	const what = label === "X" ? t("football.draw") : t("football.win", { team: label === "1" ? home : away });
	return <span className="sr-only">{isSuspended ? t("football.suspended", { what }) : what} </span>;
}
