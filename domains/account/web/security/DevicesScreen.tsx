import { endDevice, endOtherDevices, listDevices, type SignedInDevice } from "@baize/identity/contract";
import { useAct, useRefusalText } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Badge, Button, Icon, Panel, toasts } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, useViewer, type Viewer } from "@baize/platform-web/page";
import { useState } from "react";
import { AccountFrame } from "../AccountFrame.tsx";
import { useAccountTexts } from "../texts.ts";
import { deviceIcon, useDeviceText } from "./device-text.ts";

export const loadDevices = ({ call, viewer }: PageContext & { viewer: Viewer }) =>
	call(listDevices, { params: { session: viewer.handle } });

/** Where the player is signed in, this device first; each other can be signed out, or all at once. */
export function DevicesScreen({ devices: first }: { devices: SignedInDevice[] }) {
	const t = useAccountTexts();
	const path = useSitePath();
	const [devices, setDevices] = useState(first);
	const here = devices.filter(({ isThis }) => isThis);
	const others = devices.filter(({ isThis }) => !isThis);
	const above = { path: pages.security, label: t("security.title") };
	return (
		<AccountFrame title={t("devices.title")} description={t("devices.description")} above={above}>
			<Panel flush>
				<ul>
					{[...here, ...others].map((device) => (
						<DeviceLine
							key={device.id}
							device={device}
							onEnded={() => setDevices(devices.filter(({ id }) => id !== device.id))}
						/>
					))}
				</ul>
			</Panel>
			{others.length > 0 ? (
				<EndOthers onEnded={() => setDevices(here)} />
			) : (
				<p className="text-ink-muted">{t("devices.onlyThis")}</p>
			)}
			<p className="text-sm text-ink-muted">
				{t.rich("devices.strange", {
					security: (text) => (
						<a className="underline" href={path(pages.security)}>
							{text}
						</a>
					),
				})}
			</p>
		</AccountFrame>
	);
}

function DeviceLine({ device, onEnded }: { device: SignedInDevice; onEnded(): void }) {
	const t = useAccountTexts();
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const dateText = useDateText();
	const deviceText = useDeviceText();
	const act = useAct(endDevice);
	const name = deviceText(device.device);
	async function press(): Promise<void> {
		const outcome = await act.run({ params: { session, device: device.id } });
		// One that has ended in the meantime counts as signed out.
		const isGone = outcome.isDone || outcome.error?.code === "DEVICE_UNKNOWN";
		if (isGone) onEnded();
		if (isGone) toasts.raise(t("devices.ended", { device: name }), { tone: "success" });
		else if (!outcome.isDone && outcome.error) toasts.raise(errorText(outcome.error), { tone: "danger" });
	}
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-5 py-4 first:border-t-0">
			<Icon name={deviceIcon(device.device)} className="text-2xl text-ink-muted" />
			<div className="grid min-w-0 flex-1 basis-48">
				<p className="flex flex-wrap items-center gap-2 font-medium">
					<bdi>{name}</bdi>
					{device.isThis && <Badge tone="success">{t("devices.this")}</Badge>}
				</p>
				<p className="text-sm text-ink-muted">
					<bdi>{device.place ?? t("devices.noPlace")}</bdi>
					{device.ip !== undefined && (
						<>
							{" · "}
							<bdi dir="ltr">{device.ip}</bdi>
						</>
					)}
				</p>
				<p className="text-sm text-ink-muted">
					{device.isThis ? t("devices.now") : t("devices.lastSeen", { when: dateText(device.lastSeenAtMs) })}
				</p>
			</div>
			{!device.isThis && (
				<Button
					look="secondary"
					size="s"
					icon="logout"
					pending={act.pending}
					aria-label={t("devices.endOne", { device: name })}
					onClick={() => void press()}
				>
					{t("devices.end")}
				</Button>
			)}
		</li>
	);
}

function EndOthers({ onEnded }: { onEnded(): void }) {
	const t = useAccountTexts();
	const session = useViewer()?.handle ?? "";
	const errorText = useRefusalText();
	const act = useAct(endOtherDevices);
	async function press(): Promise<void> {
		const outcome = await act.run({ params: { session } });
		if (outcome.isDone) {
			onEnded();
			toasts.raise(t("devices.othersEnded", { count: outcome.reply.ended }), { tone: "success" });
		} else if (outcome.error) toasts.raise(errorText(outcome.error), { tone: "danger" });
	}
	return (
		<Button look="danger" className="justify-self-start" pending={act.pending} onClick={() => void press()}>
			{t("devices.endOthers")}
		</Button>
	);
}
