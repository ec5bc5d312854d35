import { useFormats } from "@baize/platform-backoffice";
import { Box } from "@mui/material";
import type { LawSumView, LawView } from "../contract/index.ts";

/** What of a law is different on its two sides, and on request what is the same: of that one amount says all. */
export function Sums({ law: { id, sums } }: { law: LawView }) {
	const { t } = useFormats();
	const different = sums.filter(({ differenceMinor }) => differenceMinor !== 0);
	const same = sums.filter(({ differenceMinor }) => differenceMinor === 0);
	if (sums.length === 0) return <span>{t("books.noSums")}</span>;
	return (
		<Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
			{different.map((sum) => (
				<Difference key={keyOf(sum)} law={id} sum={sum} />
			))}
			{same.length > 0 && <SameSums law={id} sums={same} />}
		</Box>
	);
}

const keyOf = ({ subject, currency }: LawSumView): string => `${subject} ${currency}`.trim();
const figures = { fontVariantNumeric: "tabular-nums", textAlign: "end", m: 0 } as const;
const list = { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: 2, rowGap: 0.5, m: 0 } as const;

/** A count of entries has no currency. */
function useAmounts({ currency }: Pick<LawSumView, "currency">): (minor: number) => string {
	const { money } = useFormats();
	return (minor) => (currency === "" ? String(minor) : money(minor, currency));
}

function Difference({ law, sum }: { law: LawView["id"]; sum: LawSumView }) {
	const { t } = useFormats();
	const written = useAmounts(sum);
	const { leftMinor, rightMinor, differenceMinor } = sum;
	const lines = [
		[t(`books.left.${law}`), leftMinor],
		[t(`books.right.${law}`), rightMinor],
	] as const;
	return (
		<Box sx={{ borderInlineStart: 3, borderColor: "error.main", ps: 1.5 }}>
			<Box sx={{ fontWeight: 700, overflowWrap: "anywhere" }}>{keyOf(sum)}</Box>
			<Box component="dl" sx={list}>
				{lines.map(([name, minor]) => (
					<Line key={name} name={name} amount={written(minor)} />
				))}
				<Line name={t("books.difference")} amount={written(differenceMinor)} isWrong />
			</Box>
		</Box>
	);
}

function SameSums({ law, sums }: { law: LawView["id"]; sums: readonly LawSumView[] }) {
	const { t } = useFormats();
	const moved = sums.filter(({ leftMinor }) => leftMinor !== 0);
	return (
		<details>
			<Box component="summary" sx={{ cursor: "pointer", minHeight: 24 }}>
				{t("books.same", { smart_count: sums.length })}
			</Box>
			<Box component="dl" aria-label={t("books.sumsOf", { law: t(`books.laws.${law}`) })} sx={{ ...list, mt: 0.5 }}>
				{moved.map((sum) => (
					<SameSum key={keyOf(sum)} sum={sum} />
				))}
			</Box>
			{moved.length < sums.length && <Box>{t("books.zero", { smart_count: sums.length - moved.length })}</Box>}
		</details>
	);
}

function SameSum({ sum }: { sum: LawSumView }) {
	const written = useAmounts(sum);
	return <Line name={keyOf(sum)} amount={written(sum.leftMinor)} />;
}

const Line = ({ name, amount, isWrong = false }: { name: string; amount: string; isWrong?: boolean }) => (
	<>
		<Box component="dt" sx={{ overflowWrap: "anywhere" }}>
			{name}
		</Box>
		<Box component="dd" sx={{ ...figures, ...(isWrong ? { color: "error.main", fontWeight: 700 } : {}) }}>
			{amount}
		</Box>
	</>
);
