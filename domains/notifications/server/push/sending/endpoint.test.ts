import { describe, expect, it } from "vitest";
import { hasUsableKeys, isPushEndpoint } from "./endpoint.ts";

const POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH = "BTBZMqHH6r4Tts7J_aSIgg";

describe("the address of a push service", () => {
	it.each([
		["of Chrome", "https://fcm.googleapis.com/fcm/send/abc:def", true],
		["of Firefox", "https://updates.push.services.mozilla.com/wpush/v2/abc", true],
		["of Edge", "https://wns2-par02p.notify.windows.com/w/?token=abc", true],
		["of Safari", "https://web.push.apple.com/abc", true],
		["without encryption", "http://fcm.googleapis.com/fcm/send/abc", false],
		["at another port", "https://fcm.googleapis.com:8443/fcm/send/abc", false],
		["with a name and password", "https://a:b@fcm.googleapis.com/fcm/send/abc", false],
		["that only begins with a known name", "https://fcm.googleapis.com.evil.example/", false],
		["that only ends like a known name", "https://evilfcm.googleapis.com/", false],
		["that has a known name as its user", "https://fcm.googleapis.com@evil.example/", false],
		["that is the company itself", "https://push.apple.com/", false],
		["of this computer", "https://127.0.0.1/", false],
		["of the data of a cloud", "http://169.254.169.254/latest/", false],
		["that is none", "fcm.googleapis.com", false],
	])("%s", (_case, endpoint, isAllowed) => {
		expect(isPushEndpoint(endpoint)).toBe(isAllowed);
	});
});

describe("the keys of a browser", () => {
	it.each([
		["as browsers make them", POINT, AUTH, true],
		["whose point is not on the curve", `${POINT.slice(0, -2)}AA`, AUTH, false],
		["whose point is too short", POINT.slice(0, 40), AUTH, false],
		["whose other key is too short", POINT, AUTH.slice(0, 8), false],
	])("%s", (_case, p256dh, auth, isUsable) => {
		expect(hasUsableKeys({ endpoint: "", p256dh, auth })).toBe(isUsable);
	});
});
