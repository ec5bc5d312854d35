import { Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Alert, Stack, Typography } from "@mui/material";
import { type OfferPrice, type OfferRecord, unitsText } from "../contract/index.ts";
import { EditDraft } from "./DraftOffer.tsx";
import { OfferActs } from "./OfferActs.tsx";
import { OfferProposals } from "./OfferProposals.tsx";
import { choicesOf, formOf, givesOf, isAsked } from "./terms-form.ts";
import { namesIn } from "./title-shares.ts";
import { TONES } from "./tones.ts";

type Props = { record: OfferRecord };

/** One offer: what is promised, what it costs, what fails, and what can be done. */
export function OfferPage({ record }: Props) {
	return (
		<RecordLayout
			title={record.title}
			chips={<StateChip state={record.state} texts="offers.states" tones={TONES} />}
			aside={
				<>
					<Price record={record} />
					<Budget record={record} />
				</>
			}
		>
			<Checks record={record} />
			<OfferActs record={record} />
			<OfferProposals record={record} />
			<TermsPanel record={record} />
		</RecordLayout>
	);
}

function Checks({ record: { failed } }: Props) {
	const { t } = useFormats();
	if (failed.length === 0) return <Alert severity="success">{t("offers.checks.none")}</Alert>;
	return (
		<Alert severity="warning">
			<Typography>{t("offers.checks.some")}</Typography>
			<ul>
				{failed.map(({ check, place, detail }) => (
					<li key={`${check} ${place}`}>{`${t(`offers.checks.${check}`, { detail })} ${place ?? ""}`}</li>
				))}
			</ul>
		</Alert>
	);
}

function Price({ record: { versions } }: Props) {
	const { t } = useFormats();
	const price = versions[0]?.price;
	const isFreeBet = versions[0]?.terms.reward === "freeBet";
	if (!price) return <Panel title={t("offers.price.title")}>{t("offers.price.none")}</Panel>;
	return (
		<Panel title={t("offers.price.title")}>
			<Pairs pairs={isFreeBet ? freeBetPairs(price, t) : playedPairs(price, t)} />
			{price.bets && (
				<Typography variant="body2" color="text.secondary">
					{t("offers.price.betsCostWhy")}
				</Typography>
			)}
		</Panel>
	);
}

type T = (key: string, values?: Record<string, string>) => string;

function playedPairs(price: OfferPrice, t: T): [string, string][] {
	const { bets } = price;
	return [
		[t("offers.price.face"), unitsText(price.faceUnits)],
		[t(bets ? "offers.price.betsValue" : "offers.price.value"), unitsText(price.playerValueUnits)],
		[t(bets ? "offers.price.betsCost" : "offers.price.cost"), unitsText(price.costUnits)],
		[t(bets ? "offers.price.betsCost95" : "offers.price.cost95"), unitsText(price.cost95Units)],
		[t("offers.price.finish"), `${price.finishX1000 / 10}%`],
		[t("offers.price.kept"), unitsText(price.keptUnits)],
		[t("offers.price.staked"), unitsText(price.stakedUnits)],
		[t("offers.price.stake"), unitsText(price.stakeUnits)],
		bets ? [t("offers.price.bets"), betsText(price, bets, t)] : [t("offers.price.game"), gameText(price)],
	];
}

const returnText = ({ returnX10000 }: OfferPrice): string => `${(returnX10000 / 100).toFixed(2)}%`;
const gameText = (price: OfferPrice): string => `${price.gameName} ${returnText(price)}`.trim();
const betsText = (price: OfferPrice, { gameClass, priceX10000 }: NonNullable<OfferPrice["bets"]>, t: T): string =>
	t("offers.price.betsExample", {
		class: t(`offers.price.classes.${gameClass}`),
		price: (priceX10000 / 10_000).toFixed(2),
		back: returnText(price),
	});

const freeBetPairs = (price: OfferPrice, t: T): [string, string][] => [
	[t("offers.price.face"), unitsText(price.faceUnits)],
	[t("offers.price.freeBetValue"), unitsText(price.playerValueUnits)],
	[t("offers.price.freeBetWins"), `${price.finishX1000 / 10}%`],
	[t("offers.price.freeBetKept"), unitsText(price.keptUnits)],
	[t("offers.price.freeBetCost"), unitsText(price.costUnits)],
	[t("offers.price.cost95"), unitsText(price.cost95Units)],
	[t("offers.price.freeBetReturn"), returnText(price)],
];

function Budget({ record }: Props) {
	const { t } = useFormats();
	const { budgetUnits, spentUnits, counts } = record;
	return (
		<Panel title={t("offers.budget.title")}>
			<Pairs
				pairs={[
					[t("offers.budget.all"), unitsText(budgetUnits)],
					[t("offers.budget.spent"), unitsText(spentUnits)],
					[t("offers.budget.left"), unitsText(budgetUnits === null ? null : budgetUnits - spentUnits)],
					...counts.map(({ state, grants }) => [t(`offers.grantStates.${state}`), String(grants)] as const),
				]}
			/>
		</Panel>
	);
}

function textIn(field: string, text: string, t: T): string {
	if (field === "titles") return namesIn(text);
	return choicesOf(field) ? t(`offers.draft.choices.${field}.${text}`) : text;
}

function TermsPanel({ record }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("offers.terms.title")} end={<EditDraft record={record} />}>
			<Stack spacing={3}>
				{record.versions.map(({ version, hash, terms, publishedAtMs }) => (
					<section key={hash}>
						<Typography variant="h6" component="h3">
							{publishedAtMs === null
								? t("offers.terms.draft", { version })
								: t("offers.terms.published", { version, time: time(publishedAtMs) })}
						</Typography>
						<Pairs
							pairs={[
								...Object.entries(formOf(terms))
									.filter(([field, text]) => text !== "" && isAsked(field, terms.kind, givesOf(terms)))
									.map(([field, text]) => [t(`offers.draft.fields.${field}`), textIn(field, text, t)] as const),
								[t("offers.terms.hash"), hash.slice(0, 16)],
							]}
						/>
					</section>
				))}
			</Stack>
		</Panel>
	);
}
