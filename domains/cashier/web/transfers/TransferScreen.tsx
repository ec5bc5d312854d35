import { isFlagOn } from "@baize/flags/web";
import { Button, Notice } from "@baize/platform-web";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { useViewer } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { useMemo, useState } from "react";
import { CASHIER_TOPIC } from "../../contract/events.ts";
import { listTransfers, readTransferOptions } from "../../contract/transfers/calls.ts";
import { TRANSFER_MESSAGE } from "../../contract/transfers/events.ts";
import type { TransferView } from "../../contract/transfers/schemas.ts";
import { CashierFrame } from "../CashierFrame.tsx";
import { openRequestStore } from "../request/request-store.ts";
import { useCurrentRequest } from "../request/use-current-request.ts";
import { useMoneyText } from "../use-formats.ts";
import { TransferCard } from "./TransferCard.tsx";
import { TransferConfirm } from "./TransferConfirm.tsx";
import { TransferOffer } from "./TransferOffer.tsx";
import { useTransferTexts } from "./texts.ts";
import { isTransferRequest } from "./transfer-request.ts";

export async function loadTransfers({ call, viewer, flags }: PageContext & { viewer: Viewer }) {
	const params = { session: viewer.handle };
	const [options, transfers] = await Promise.all([
		call(readTransferOptions, { params }),
		call(listTransfers, { params }),
	]);
	return { options, transfers, isOpen: isFlagOn(flags, "cashierWithdraw") };
}

type Loaded = Awaited<ReturnType<typeof loadTransfers>>;

/** Sending to another player, what waits to be taken, and what became of each transfer. */
export function TransferScreen({ options, transfers, isOpen }: Loaded) {
	const t = useTransferTexts();
	const viewer = useViewer();
	const input = viewer ? { params: { session: viewer.handle } } : undefined;
	const { data, error, refresh } = usePolled(listTransfers, input, transfers);
	// What a day allows and the balance have changed after each transfer.
	const { data: offered, refresh: refreshOptions } = usePolled(readTransferOptions, input, options);
	const changed = (): void => {
		refresh();
		refreshOptions();
	};
	useStream(CASHIER_TOPIC, TRANSFER_MESSAGE, changed, changed);
	const { sent, received } = data ?? transfers;
	const incoming = received.filter(({ canDecline }) => canDecline);
	const others = [...sent, ...received.filter(({ canDecline }) => !canDecline)].sort(
		(one, other) => other.createdAtMs - one.createdAtMs,
	);
	return (
		<CashierFrame place="transfer" title={t("title")} description={t("description")}>
			{error && <Notice tone="warning">{t("updateFailed")}</Notice>}
			<Cards title={t("incoming")} transfers={incoming} onChanged={changed} />
			<Sending options={offered ?? options} isOpen={isOpen} onSent={changed} />
			<Cards title={t("list")} transfers={others} onChanged={changed} />
		</CashierFrame>
	);
}

/** The form, the last look and the proof. A request whose answer was lost can be retried whatever is offered now. */
function Sending({ options, isOpen, onSent }: Pick<Loaded, "options" | "isOpen"> & { onSent(): void }) {
	const requestStore = useMemo(
		() => openRequestStore("transfer", options.playerId, isTransferRequest),
		[options.playerId],
	);
	const { current, begin, drop } = useCurrentRequest(requestStore);
	const [done, setDone] = useState<TransferView>();
	if (done)
		return (
			<Sent
				transfer={done}
				onAnother={() => {
					setDone(undefined);
					drop();
				}}
			/>
		);
	return (
		<>
			<div hidden={current !== undefined}>
				<TransferOffer options={options} isOpen={isOpen} onRequest={begin} />
			</div>
			{current && (
				<TransferConfirm
					key={current.request.body.requestId}
					{...{ options, current, requestStore }}
					onChange={drop}
					onDone={(transfer) => {
						setDone(transfer);
						onSent();
					}}
				/>
			)}
		</>
	);
}

function Sent({ transfer, onAnother }: { transfer: TransferView; onAnother(): void }) {
	const t = useTransferTexts();
	const amount = useMoneyText(transfer.currency)(transfer.amountMinor);
	return (
		<Notice
			tone="success"
			title={t("done.title", { amount, name: transfer.other })}
			actions={
				<Button look="secondary" onClick={onAnother}>
					{t("done.another")}
				</Button>
			}
			live
		>
			{t("done.text")}
		</Notice>
	);
}

type CardsProps = { title: string; transfers: readonly TransferView[]; onChanged(): void };

function Cards({ title, transfers, onChanged }: CardsProps) {
	if (transfers.length === 0) return null;
	return (
		<section className="grid gap-3">
			<h2 className="text-xl">{title}</h2>
			<ul className="grid gap-4" aria-label={title}>
				{transfers.map((transfer) => (
					<li key={transfer.transferId}>
						<TransferCard transfer={transfer} onChanged={onChanged} />
					</li>
				))}
			</ul>
		</section>
	);
}
