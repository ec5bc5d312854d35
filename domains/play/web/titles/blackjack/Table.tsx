import { useLocale } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { CardInks } from "./Cards.tsx";
import { useBlackjackTexts } from "./texts.ts";

/** The felt under its lamp, the rail, the chips of the dealer and the shoe; what is played lies on it. */
export function Table({ children }: { children: ReactNode }) {
	const t = useBlackjackTexts();
	return (
		<section className="bj-table" aria-label={t("table")}>
			<CardInks />
			<Felt />
			<Rack />
			<Shoe />
			{children}
		</section>
	);
}

/** Wool has a grain, and the lamp hangs above the middle. */
function Felt() {
	return (
		<svg className="bj-felt" viewBox="0 0 1000 600" preserveAspectRatio="none" aria-hidden="true">
			<defs>
				<radialGradient id="bj-lamp" cx="0.5" cy="0.34" r="0.75">
					<stop offset="0" className="bj-felt-light" />
					<stop offset="0.500" className="bj-felt-mid" />
					<stop offset="1" className="bj-felt-deep" />
				</radialGradient>
				<linearGradient id="bj-leather" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" className="bj-leather-light" />
					<stop offset="0.350" className="bj-leather-mid" />
					<stop offset="1" className="bj-leather-deep" />
				</linearGradient>
				<filter id="bj-wool" x="0" y="0" width="1" height="1">
					<feTurbulence type="fractalNoise" baseFrequency="0.800 0.900" numOctaves="2" seed="5" />
					<feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 0.550 -0.120" />
				</filter>
			</defs>
			<rect width="1000" height="600" fill="url(#bj-lamp)" />
			<rect className="bj-grain" width="1000" height="600" filter="url(#bj-wool)" />
			<path className="bj-line" d="M0 168Q500 268 1000 168" />
			<path className="bj-line" d="M0 240Q500 340 1000 240" />
			<path className="bj-rail-shadow" d="M0 506Q500 606 1000 506V600H0Z" />
			<path fill="url(#bj-leather)" d="M0 520Q500 620 1000 520V620H0Z" />
			<path className="bj-bead" d="M0 520Q500 620 1000 520" />
			<path className="bj-bead-light" d="M0 518Q500 618 1000 518" />
			<path className="bj-stitches" d="M0 545Q500 645 1000 545" />
		</svg>
	);
}

const RACK = ["bone", "red", "blue", "green", "black"] as const;

function Rack() {
	return (
		<svg className="bj-rack" viewBox="0 0 210 84" aria-hidden="true">
			<rect className="bj-rack-shadow" x="4" y="8" width="204" height="76" rx="10" />
			<rect className="bj-rack-wood" x="1" y="1" width="204" height="74" rx="10" />
			<rect className="bj-rack-well" x="10" y="10" width="186" height="56" rx="5" />
			{RACK.map((chip, at) =>
				Array.from({ length: 9 - (at % 3) }, (_, row) => (
					<g
						key={`${chip}-${row}`}
						className={`bj-chip-${chip}`}
						transform={`translate(${18 + at * 36} ${57 - row * 5})`}
					>
						<rect className="bj-chip-edge" width="27" height="5" rx="1.500" />
						<path className="bj-chip-mark" d="M4 0V5M13.500 0V5M23 0V5" />
					</g>
				)),
			)}
		</svg>
	);
}

function Shoe() {
	return (
		<svg className="bj-shoe" viewBox="0 0 150 120" aria-hidden="true">
			<g transform="rotate(14 75 60)">
				<rect className="bj-rack-shadow" x="18" y="18" width="112" height="80" rx="12" />
				<rect className="bj-shoe-card" x="30" y="62" width="88" height="44" rx="4" />
				<rect className="bj-rack-wood" x="14" y="12" width="112" height="76" rx="12" />
				<rect className="bj-rack-well" x="24" y="22" width="66" height="56" rx="4" />
				{Array.from({ length: 11 }, (_, at) => (
					<rect key={at} className="bj-shoe-edge" x={26 + at * 5.2} y="25" width="3.600" height="50" rx="1" />
				))}
				<circle className="bj-shoe-ring" cx="108" cy="50" r="9" />
				<circle className="bj-shoe-mark" cx="108" cy="50" r="4" />
			</g>
		</svg>
	);
}

/** The rules of the dealer, printed on the felt along its lines; letters that are joined stand in a straight line. */
export function Print() {
	const t = useBlackjackTexts();
	const isJoined = useLocale() === "ar";
	return (
		<svg className="bj-print" viewBox="0 0 700 120" aria-hidden="true">
			<path id="bj-upper" className="bj-path" d={isJoined ? "M0 52H700" : "M0 20Q350 86 700 20"} />
			<path id="bj-under" className="bj-path" d={isJoined ? "M0 92H700" : "M0 64Q350 130 700 64"} />
			{isJoined ? (
				<>
					<text className="bj-pays" x="350" y="50">
						{t("pays")}
					</text>
					<text className="bj-rules" x="350" y="92">
						{t("dealerRules")}
					</text>
				</>
			) : (
				<>
					<text className="bj-pays">
						<textPath href="#bj-upper" startOffset="50%">
							{t("pays")}
						</textPath>
					</text>
					<text className="bj-rules">
						<textPath href="#bj-under" startOffset="50%">
							{t("dealerRules")}
						</textPath>
					</text>
				</>
			)}
		</svg>
	);
}
