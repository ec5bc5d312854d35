import { Button, Checkbox, Icon, Notice, Panel } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { PUSH_KINDS, type PushDevice } from "../../contract/push.ts";
import { usePushTexts } from "./texts.ts";
import { usePush, withKind } from "./use-push.ts";

type Push = ReturnType<typeof usePush>;

/** Notifications on this device: what can be done about them here, and the player's other devices. */
export default function PushPanel({ publicKey }: { publicKey: string }) {
	const t = usePushTexts();
	const push = usePush(publicKey);
	return (
		<Panel title={t("title")}>
			<div className="grid gap-4">
				<p className="text-ink-muted">{t("text")}</p>
				{push.error && (
					<Notice tone="warning" live>
						{push.error}
					</Notice>
				)}
				<Here push={push} />
				{push.others.length > 0 && <Others push={push} />}
			</div>
		</Panel>
	);
}

function Here({ push }: { push: Push }) {
	const t = usePushTexts();
	const { state, here, pending } = push;
	if (state === "unsupported" || state === "installFirst") return <Notice>{t(state)}</Notice>;
	if (state === "denied")
		return (
			<Notice tone="warning" title={t("deniedTitle")}>
				{t("deniedText")}
			</Notice>
		);
	if (state === "on" && here) return <Choices push={push} here={here} />;
	return (
		<Button
			icon="bell"
			className="justify-self-start"
			pending={pending}
			disabled={state === undefined}
			onClick={() => void push.turnOn()}
		>
			{t("on")}
		</Button>
	);
}

function Choices({ push, here }: { push: Push; here: PushDevice }) {
	const t = usePushTexts();
	return (
		<>
			<fieldset className="grid" aria-busy={push.pending}>
				<legend className="font-semibold">{t("what")}</legend>
				{PUSH_KINDS.map((kind) => (
					<Checkbox
						key={kind}
						label={t(`kinds.${kind}`)}
						checked={here.kinds.includes(kind)}
						disabled={push.pending}
						onChange={({ target }) => void push.change(withKind(here, kind, target.checked))}
					/>
				))}
				<Checkbox
					label={t("details")}
					hint={t("detailsHint")}
					checked={here.showsDetails}
					disabled={push.pending}
					onChange={({ target }) => void push.change({ kinds: here.kinds, showsDetails: target.checked })}
				/>
			</fieldset>
			<div className="flex flex-wrap gap-2">
				<Button look="secondary" pending={push.pending} onClick={() => void push.test(here)}>
					{t("test")}
				</Button>
				<Button look="quiet" pending={push.pending} onClick={() => void push.turnOff(here, t("turnedOff"))}>
					{t("off")}
				</Button>
			</div>
			<p className="text-sm text-ink-muted">{t("logout")}</p>
		</>
	);
}

function Others({ push }: { push: Push }) {
	const t = usePushTexts();
	const dateText = useDateText();
	return (
		<section className="grid gap-1" aria-label={t("others")}>
			<h3 className="font-semibold">{t("others")}</h3>
			<ul>
				{push.others.map((device) => {
					const name = device.name || t("unnamed");
					return (
						<li key={device.deviceId} className="flex flex-wrap items-center gap-3 py-2">
							<Icon name="device-mobile" className="text-xl text-ink-muted" />
							<span className="grid min-w-0 flex-1">
								<bdi className="font-medium">{name}</bdi>
								<span className="text-sm text-ink-muted">{t("since", { when: dateText(device.addedAtMs) })}</span>
							</span>
							<Button
								look="secondary"
								size="s"
								aria-label={t("removeOne", { device: name })}
								pending={push.pending}
								onClick={() => void push.turnOff(device, t("removed", { device: name }))}
							>
								{t("remove")}
							</Button>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
