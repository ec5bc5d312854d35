import { useState } from "react";
import { Button } from "../components/actions/Button.tsx";
import { AmountField } from "../components/forms/TextField.tsx";
import { Badge } from "../components/marks/Badge.tsx";
import { Countdown } from "../components/marks/Countdown.tsx";
import { EmptyState } from "../components/messages/EmptyState.tsx";
import { Notice } from "../components/messages/Notice.tsx";
import { Toasts } from "../components/messages/Toasts.tsx";
import { toasts } from "../components/messages/toast-store.ts";
import { BackLink } from "../components/navigation/BackLink.tsx";
import { Breadcrumbs } from "../components/navigation/Breadcrumbs.tsx";
import { LoadMore, Pagination } from "../components/navigation/Pagination.tsx";
import { Steps } from "../components/navigation/Steps.tsx";
import { Tabs } from "../components/navigation/Tabs.tsx";
import { BottomSheet, Dialog } from "../components/overlays/Dialog.tsx";
import { LanguageMenu } from "../components/overlays/LanguageMenu.tsx";
import { Menu } from "../components/overlays/Menu.tsx";
import { type Column, DataTable } from "../components/panels/DataTable.tsx";
import { Disclosure } from "../components/panels/Disclosure.tsx";
import { Panel } from "../components/panels/Panel.tsx";
import { Columns, Line, Specimen } from "./Specimen.tsx";

interface Entry {
	id: string;
	what: string;
	at: string;
	amount: string;
	state: "Done" | "Pending";
}

const entries: Entry[] = [
	{ id: "1", what: "Deposit by card", at: "20 Nov, 18:02", amount: "$100.00", state: "Done" },
	{ id: "2", what: "Withdrawal to bank", at: "20 Nov, 17:41", amount: "−$250.00", state: "Pending" },
	{ id: "3", what: "Tidal Book, round 48 112", at: "19 Nov, 22:15", amount: "$4.20", state: "Done" },
];

const columns: Column<Entry>[] = [
	{ key: "what", label: "What", cell: ({ what }) => what },
	{ key: "at", label: "When", cell: ({ at }) => at },
	{
		key: "state",
		label: "State",
		cell: ({ state }) => <Badge tone={state === "Done" ? "success" : "warning"}>{state}</Badge>,
	},
	{ key: "amount", label: "Amount", end: true, cell: ({ amount }) => amount },
];

const crumbs = ["Casino", "Slots", "Sea", "Books", "Tidal Book", "Rules"].map((label) => ({
	label,
	href: `#${label}`,
}));

function Dialogs() {
	const [shown, show] = useState<"dialog" | "sheet" | undefined>();
	const close = () => show(undefined);
	return (
		<Line>
			<Button look="secondary" onClick={() => show("dialog")}>
				Open a dialog
			</Button>
			<Button look="secondary" onClick={() => show("sheet")}>
				Open a sheet
			</Button>
			<Dialog
				open={shown === "dialog"}
				onClose={close}
				title="Forfeit this bonus?"
				closeLabel="Close"
				actions={
					<>
						<Button look="secondary" onClick={close}>
							Keep it
						</Button>
						<Button look="danger" onClick={close}>
							Forfeit $20.00
						</Button>
					</>
				}
			>
				<p>The bonus of $20.00 and what was won with it will be removed. Your own money is not touched.</p>
			</Dialog>
			<BottomSheet
				open={shown === "sheet"}
				onClose={close}
				title="Deposit limit"
				closeLabel="Close"
				actions={<Button onClick={close}>Set the limit</Button>}
			>
				<AmountField label="Each day, at most" prefix="$" defaultValue="100.00" hint="A lower limit applies at once." />
			</BottomSheet>
		</Line>
	);
}

function Messages() {
	return (
		<>
			<Notice title="Your limit applies from now on.">A higher limit would wait for 24 hours.</Notice>
			<Notice tone="success" title="Deposit of $100.00 received." />
			<Notice tone="warning" title="Price moved from 1.85 to 1.88.">
				Your stake is unchanged.
			</Notice>
			<Notice
				tone="danger"
				title="The card was declined."
				actions={
					<Button size="s" look="secondary">
						Use another card
					</Button>
				}
			>
				Nothing was taken. Your bank can say why.
			</Notice>
			<Line>
				<Button look="secondary" onClick={() => toasts.raise("Kept in My games.", { tone: "success" })}>
					Raise a toast
				</Button>
				<Button
					look="secondary"
					onClick={() => toasts.raise("The connection is gone. Your bet is safe.", { tone: "danger" })}
				>
					Raise a warning
				</Button>
			</Line>
			<Toasts label="Messages of the gallery" dismissLabel="Dismiss" />
		</>
	);
}

function Way({ nowMs }: { nowMs: number }) {
	return (
		<>
			<Steps
				label="Your withdrawal"
				stateLabels={{ done: "Done", current: "Now", failed: "Failed", ahead: "Next" }}
				steps={[
					{ key: "asked", label: "Requested", detail: "Today, 17:41", state: "done" },
					{ key: "checked", label: "Checked by us", detail: "Usually within 2 hours", state: "current" },
					{ key: "sent", label: "Sent to your bank", detail: "Expected tomorrow", state: "ahead" },
					{ key: "arrived", label: "In your account", detail: "1 to 2 working days after", state: "ahead" },
				]}
			/>
			<p>
				Next race in <Countdown untilMs={nowMs + 194_000} renderedAtMs={nowMs} />
			</p>
		</>
	);
}

function Lists() {
	return (
		<>
			<Panel title="Statement" flush>
				<DataTable caption="Statement" columns={columns} rows={entries} rowKey={({ id }) => id} />
			</Panel>
			<Pagination
				label="Pages"
				page={6}
				pages={14}
				hrefOf={(page) => `#page-${page}`}
				labels={{ previous: "Page before", next: "Page after", page: (page) => `Page ${page}` }}
			/>
			<LoadMore status="24 of 96 games" label="Show more" onMore={() => {}} />
		</>
	);
}

export function Pages({ nowMs }: { nowMs: number }) {
	const kinds = ["Singles", "Double", "System"].map((label) => ({
		key: label,
		label,
		panel: `${label}: two legs, one stake.`,
	}));
	return (
		<>
			<Specimen name="Breadcrumbs, menus">
				<BackLink href="#Pages">Your account</BackLink>
				<Breadcrumbs label="You are here" crumbs={crumbs} foldedLabel="Show 3 more levels" />
				<Line>
					<Menu
						face="More"
						look="secondary"
						items={[
							{ key: "a", label: "Statement", icon: "file-text", href: "#statement" },
							{ key: "b", label: "Limits", icon: "scale", href: "#limits", current: true },
							{ key: "c", label: "Sign out", icon: "logout" },
						]}
					/>
					<LanguageMenu
						label="Language"
						languages={[
							{ lang: "en", name: "English", href: "#en", current: true },
							{ lang: "es", name: "Español", href: "#es" },
							{ lang: "ar", name: "العربية", href: "#ar" },
						]}
					/>
				</Line>
				<Dialogs />
			</Specimen>
			<Columns>
				<Specimen name="Notices, toasts">
					<Messages />
				</Specimen>
				<Specimen name="Tabs, disclosures">
					<Tabs label="Kind of bet" items={kinds} initial="Double" />
					<div>
						<Disclosure group="faq" summary="How long does a withdrawal take?" open>
							Most arrive within two working days.
						</Disclosure>
						<Disclosure group="faq" summary="What is return to player?">
							The share of all stakes a game pays back over time.
						</Disclosure>
					</div>
				</Specimen>
				<Specimen name="Steps, countdown">
					<Way nowMs={nowMs} />
				</Specimen>
			</Columns>
			<Specimen name="Lists">
				<Lists />
				<Panel>
					<EmptyState
						icon="receipt"
						title="No bets yet"
						actions={<Button look="secondary">See tonight's matches</Button>}
					>
						What you place will stand here, with its receipt.
					</EmptyState>
				</Panel>
			</Specimen>
		</>
	);
}
