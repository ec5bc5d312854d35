import { toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { CallError, callApi, useErrorText } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import {
	listPushDevices,
	type PushDevice,
	type PushKind,
	subscribePush,
	testPush,
	unsubscribePush,
} from "../../contract/push.ts";
import {
	digestOf,
	localTimeZone,
	readBrowser,
	readSubscription,
	subscribeBrowser,
	unsubscribeBrowser,
} from "./browser-push.ts";
import { type PushState, stateOf } from "./push-state.ts";
import { usePushTexts } from "./texts.ts";

export type PushChoice = Pick<PushDevice, "kinds" | "showsDetails">;

/** What is on when a device begins: offers only by a choice of their own. */
const FIRST_CHOICE: PushChoice = { kinds: ["payments", "account", "news"], showsDetails: false };

type Known = { devices: readonly PushDevice[]; digest: string | undefined };

/** The notifications of this browser, and the player's other devices. */
export function usePush(publicKey: string) {
	const t = usePushTexts();
	const session = useViewer()?.handle ?? "";
	const [known, setKnown] = useState<Known>();
	const { error, setError, pending, run } = useRun();
	const here = known?.devices.find(({ digest }) => digest === known.digest);
	const state: PushState | undefined = known && stateOf(readBrowser(), here !== undefined);

	async function read(): Promise<void> {
		const subscription = await readSubscription().catch(() => undefined);
		const digest = subscription && (await digestOf(subscription.endpoint));
		const { devices } = await callApi(listPushDevices, { params: { session } });
		setKnown({ devices, digest });
	}
	useEffect(() => void run(read), []);

	async function put({ kinds, showsDetails }: PushChoice): Promise<void> {
		const subscription = await subscribeBrowser(publicKey);
		const body = { subscription, kinds, showsDetails, timeZone: localTimeZone() };
		await callApi(subscribePush, { params: { session }, body });
		await read();
	}

	return {
		...{ state, here, error, pending },
		others: known?.devices.filter((device) => device !== here) ?? [],
		/** Only a press asks for the permission. */
		turnOn: () =>
			run(async () => {
				if ((await Notification.requestPermission()) !== "granted") {
					setKnown((before) => before && { ...before });
					return Notification.permission === "default" ? setError(t("dismissed")) : undefined;
				}
				await put(here ?? FIRST_CHOICE);
				toasts.raise(t("turnedOn"), { tone: "success" });
			}),
		change: (choice: PushChoice) =>
			run(async () => {
				await put(choice);
				toasts.raise(t("saved"), { tone: "success" });
			}),
		turnOff: (device: PushDevice, text: string) =>
			run(async () => {
				if (device === here) await unsubscribeBrowser();
				await callApi(unsubscribePush, { params: { session, device: device.deviceId } });
				await read();
				toasts.raise(text, { tone: "success" });
			}),
		test: (device: PushDevice) =>
			run(async () => {
				const { sent } = await callApi(testPush, { params: { session, device: device.deviceId } });
				if (sent) return void toasts.raise(t("tested"), { tone: "success" });
				setError(t("testedGone"));
				await read();
			}),
	};
}

/** Runs one thing at a time, and keeps why it failed. */
function useRun() {
	const t = usePushTexts();
	const errorText = useErrorText();
	const [error, setError] = useState<string>();
	const [pending, setPending] = useState(false);
	async function run(act: () => Promise<unknown>): Promise<void> {
		setPending(true);
		setError(undefined);
		try {
			await act();
		} catch (thrown) {
			// Browsers refuse with errors of their own, in English.
			setError(thrown instanceof CallError ? errorText(thrown) : t("failed"));
		} finally {
			setPending(false);
		}
	}
	return { error, setError, pending, run };
}

export const withKind = ({ kinds, showsDetails }: PushChoice, kind: PushKind, isOn: boolean): PushChoice => ({
	kinds: isOn ? [...kinds, kind] : kinds.filter((other) => other !== kind),
	showsDetails,
});
