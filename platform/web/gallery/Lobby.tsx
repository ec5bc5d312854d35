import { useState } from "react";
import { Button } from "../components/actions/Button.tsx";
import { PriceButton } from "../components/actions/PriceButton.tsx";
import { GameCard } from "../components/cards/GameCard.tsx";
import { Hero } from "../components/cards/Hero.tsx";
import { Rail } from "../components/cards/Rail.tsx";
import { Money } from "../components/marks/Money.tsx";
import { SkeletonCard, SkeletonText } from "../components/messages/Skeleton.tsx";
import { type Pill, PillBar } from "../components/navigation/PillBar.tsx";
import { Panel } from "../components/panels/Panel.tsx";
import { Columns, Line, Specimen, Stack } from "./Specimen.tsx";

const art = (key: string, cut = "3x4", widths = [240, 480, 960]) => ({ base: `/art/${key}-${cut}`, widths });
const slide = (key: string) => ({ wide: art(key, "wide", [780, 1560]), tall: art(key, "tall", [480, 780]) });

const pills: Pill[] = [
	{ key: "lobby", label: "Lobby", href: "#top", icon: "layout-grid", current: true },
	{ key: "new", label: "New", href: "#new", icon: "flame" },
	{ key: "slots", label: "Slots", href: "#slots", icon: "cherry" },
	{ key: "tables", label: "Table games", href: "#tables", icon: "spade" },
	{ key: "instant", label: "Instant", href: "#instant", icon: "rocket" },
	{ key: "jackpots", label: "Jackpots", href: "#jackpots", icon: "crown" },
	{ key: "virtuals", label: "Virtuals", href: "#virtuals", icon: "horse" },
];

const games = [
	{ key: "tidal-book", title: "Tidal Book", detail: "Slot · 96.10 %", badge: "New" },
	{ key: "ember-court", title: "Ember Court", detail: "Slot · 95.80 %", jackpot: "$12,418.20" },
	{ key: "night-orchard", title: "Night Orchard", detail: "Slot · 96.42 %", freeSpins: "5 spins" },
	{ key: "amber-fox", title: "Amber Fox", detail: "Slot · 96.00 %" },
	{ key: "lantern-road", title: "Lantern Road", detail: "Slot · 96.20 %", badge: "Classic" },
	{ key: "harbour-lights", title: "Harbour Lights", detail: "Slot · 95.90 %" },
	{ key: "horse-racing", title: "Baize Downs", detail: "Virtual races · margin 12 %" },
	{ key: "football", title: "Football", detail: "Sports · margin 4.8 %" },
];

const slides = [
	{
		key: "tidal-book",
		title: "The deep is dealing.",
		text: "Tidal Book pays on 20 lines. Free spins with an expanding page. Return to player 96.10 %, proven.",
		art: slide("tidal-book"),
	},
	{
		key: "horse-racing",
		title: "A race every three minutes.",
		text: "Form, prices and the film of each finish.",
		art: slide("horse-racing"),
	},
	{
		key: "football",
		title: "Saturday, all of it.",
		text: "Prices on 64 matches, margins beside them.",
		art: slide("football"),
	},
];

const heroLabels = {
	region: "Highlights",
	kind: "slideshow",
	play: "Let the highlights turn",
	pause: "Pause the highlights",
	slide: (place: number, count: number) => `Highlight ${place} of ${count}`,
};

function Prices() {
	const [chosen, choose] = useState<string>("1");
	const [movedTo, move] = useState<"up" | "down" | undefined>();
	const price = movedTo === "up" ? "2.40" : movedTo === "down" ? "2.30" : "2.35";
	const toggle = (key: string) => choose(chosen === key ? "" : key);
	return (
		<Stack>
			<Line gap={8}>
				<PriceButton
					label="1"
					price={price}
					name={`Girona to win, ${price}`}
					moved={movedTo}
					selected={chosen === "1"}
					onPress={() => toggle("1")}
				/>
				<PriceButton
					label="X"
					price="3.30"
					name="Draw, 3.30"
					moved="up"
					selected={chosen === "X"}
					onPress={() => toggle("X")}
				/>
				<PriceButton
					label="2"
					price="3.05"
					name="Valencia to win, 3.05"
					moved="down"
					selected={chosen === "2"}
					onPress={() => toggle("2")}
				/>
				<PriceButton label="Over 2.5" price="1.88" name="Over 2.5 goals, suspended" suspended />
			</Line>
			<Line gap={8}>
				<Button size="s" look="secondary" icon="arrow-up" onClick={() => move("up")}>
					Move up
				</Button>
				<Button size="s" look="secondary" icon="arrow-down" onClick={() => move("down")}>
					Move down
				</Button>
			</Line>
		</Stack>
	);
}

function Balance() {
	const [amountMinor, setAmountMinor] = useState(24_850n);
	return (
		<Stack>
			<p className="text-3xl">
				<Money amountMinor={amountMinor} currency="CAD" locale="en-CA" live />
			</p>
			<Line gap={8}>
				<Button size="s" look="secondary" onClick={() => setAmountMinor(amountMinor + 12_500n)}>
					Win $125.00
				</Button>
				<Button size="s" look="secondary" onClick={() => setAmountMinor(amountMinor - 1000n)}>
					Stake $10.00
				</Button>
			</Line>
		</Stack>
	);
}

export function Lobby() {
	const actions = (
		<>
			<Button>Play</Button>
			<Button look="secondary">Practise</Button>
		</>
	);
	return (
		<>
			<Specimen name="Pill bar">
				<PillBar label="Categories" pills={pills} />
			</Specimen>
			<Specimen name="Slideshow">
				<Hero slides={slides.map((each) => ({ ...each, actions }))} labels={heroLabels} />
			</Specimen>
			<Rail
				title="Continue playing"
				seeAll={{ href: "#all", label: "See all" }}
				turnLabels={{ previous: "Earlier games", next: "More games" }}
			>
				{games.map(({ key, ...game }) => (
					<GameCard key={key} href={`#${key}`} image={art(key)} {...game} />
				))}
			</Rail>
			<Rail title="On their way" turnLabels={{ previous: "Earlier", next: "More" }}>
				{games.slice(0, 6).map(({ key }) => (
					<SkeletonCard key={key} />
				))}
			</Rail>
			<Columns>
				<Panel title="Prices">
					<Prices />
				</Panel>
				<Panel title="Balance">
					<Balance />
				</Panel>
				<Panel title="On its way">
					<SkeletonText label="Loading" />
				</Panel>
			</Columns>
		</>
	);
}
