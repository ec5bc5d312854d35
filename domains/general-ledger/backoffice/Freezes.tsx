import { OpenProposalNote } from "@baize/desk/backoffice";
import { ReasonAction, useFormats, useRead } from "@baize/platform-backoffice";
import { Alert, AlertTitle, Box, Stack } from "@mui/material";
import { type FreezeView, listLaws, proposeOpening } from "../contract/index.ts";

/** What is closed to players because the books do not hold, and the way to open it again. */
export function Freezes() {
	const { data, failure } = useRead(listLaws, {});
	if (failure) return failure;
	if (!data || data.freezes.length === 0) return null;
	return (
		<Stack spacing={2} sx={{ width: "100%" }}>
			{data.freezes.map((freeze) => (
				<FreezeAlert key={freeze.product} freeze={freeze} />
			))}
		</Stack>
	);
}

function FreezeAlert({ freeze: { product, since, discrepancies, proposal } }: { freeze: FreezeView }) {
	const { t, time, money } = useFormats();
	const name = t(`books.products.${product}`);
	return (
		<Alert severity="error" role="alert">
			<AlertTitle>{t("books.frozen", { product: name, since: time(since) })}</AlertTitle>
			<Box component="ul" sx={{ m: 0, mb: 1.5, ps: 2, overflowWrap: "anywhere" }}>
				{discrepancies.map(({ id, law, subject, currency, differenceMinor, foundAt, endedAt }) => (
					<li key={id}>
						{t(endedAt === null ? "books.discrepancy" : "books.endedDiscrepancy", {
							law: t(`books.laws.${law}`),
							subject,
							difference: currency === "" ? String(differenceMinor) : money(differenceMinor, currency),
							at: time(foundAt),
						})}
					</li>
				))}
			</Box>
			{proposal ? (
				<OpenProposalNote proposal={proposal} />
			) : (
				<ReasonAction
					call={proposeOpening}
					input={(reason) => ({ params: { product }, body: { reason } })}
					text="books.open"
					values={{ product: name }}
					done="books.openingProposed"
					color="error"
				/>
			)}
		</Alert>
	);
}
