import { describe, expect, it } from "vitest";
import { base64url, isAppleTouchDevice, keyBytes, type PushBrowser, stateOf } from "./push-state.ts";

const usual: PushBrowser = { canPush: true, permission: "default", isAppleTouch: false, isInstalled: false };

describe("what the panel offers", () => {
	it.each<[string, Partial<PushBrowser>, boolean, string]>([
		["a browser that was never asked", {}, false, "off"],
		["a browser that has allowed it and is known", { permission: "granted" }, true, "on"],
		["a browser that has allowed it and is another player's", { permission: "granted" }, false, "off"],
		["a browser whose permission was taken back", { permission: "default" }, true, "off"],
		["a browser that refuses", { permission: "denied" }, true, "denied"],
		["a browser that cannot", { canPush: false }, false, "unsupported"],
		["a phone of Apple, in the browser", { canPush: false, isAppleTouch: true }, false, "installFirst"],
		["a phone of Apple, installed", { isAppleTouch: true, isInstalled: true }, false, "off"],
		[
			"an old phone of Apple, installed",
			{ canPush: false, isAppleTouch: true, isInstalled: true },
			false,
			"unsupported",
		],
	])("to %s", (_case, change, isKnown, state) => {
		expect(stateOf({ ...usual, ...change }, isKnown)).toBe(state);
	});

	it.each([
		["an iPhone", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", platform: "iPhone", touchPoints: 5 }, true],
		["an iPad", { userAgent: "Mozilla/5.0 (Macintosh)", platform: "MacIntel", touchPoints: 5 }, true],
		["a Mac", { userAgent: "Mozilla/5.0 (Macintosh)", platform: "MacIntel", touchPoints: 0 }, false],
		[
			"a phone with Android",
			{ userAgent: "Mozilla/5.0 (Linux; Android 15)", platform: "Linux", touchPoints: 5 },
			false,
		],
	])("to %s, which needs to be installed or not", (_case, device, isApple) => {
		expect(isAppleTouchDevice(device)).toBe(isApple);
	});
});

it("a key is read and written in base64url", () => {
	expect([...keyBytes("-_8A")]).toEqual([251, 255, 0]);
	expect(base64url(keyBytes("-_8A").buffer)).toBe("-_8A");
});
