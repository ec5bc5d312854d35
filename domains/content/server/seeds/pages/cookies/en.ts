import type { CookieTexts } from "./cookie-page.ts";

export default {
	title: "Cookies",
	summary: "Everything that this site stores in your browser: its name, what it is for, and how long it stays.",
	intro: [
		"All of it is ours, and none of it is for advertising. Almost everything serves what you ask for: a login, a language, a bet slip. Statistics of use need your consent; without it nothing is counted.",
		"An operator who runs Baize for the public, and adds services of other companies, names here what they store.",
	],
	choice: {
		title: "Your choice",
		text: "You decide at the end of each page, and in your browser.",
		ways: [
			"Accept or decline statistics of use at the end of any page, and change your mind there at any time. A browser that sends Do Not Track or Global Privacy Control has declined for you.",
			"Your browser can show, delete and block everything that is named here. Without the cookie of the login you cannot log in; without the rest, the site forgets your choices.",
		],
	},
	cookies: "Cookies",
	cookie: {
		sid: "your login. Stays until you log out or close the browser. The login itself ends after 30 minutes without a request, and after 12 hours at the latest.",
		did: "recognises the browser in which you have registered or logged in, so that a login from a strange one is noticed. 400 days from the last login.",
		LANG: "the language that you have chosen. One year.",
		st: "the country and region that your network address suggests, so that pages show what is offered there. 24 hours.",
		Country: "the country of your account, if you have logged in from another one. Until you close the browser.",
		"two-factor-promo": "that you have closed the advice to turn on two-factor authentication. One day.",
		chat: "recognises a visitor who chats without an account. Only once you have begun a chat; two days.",
		analytics: "whether you have accepted or declined statistics of use. 180 days; then we ask again.",
		arrival:
			"the link of a friend or an affiliate that led you here, so that they can be rewarded. Only after such a link; 40 days, unless the operator has set another time. Where the law asks for it, only once you have agreed, at the end of the page.",
		affid: "the affiliate of that link. As long as arrival.",
		"referring-site-domain":
			"the address of the site whose link led you here. Only while the operator looks at this; as long as arrival.",
		"referring-site-name": "the name of that site. Under the same conditions.",
	},
	device: {
		title: "Stored on your device",
		text: "This stays in the local storage of your browser until you change it or delete the data of this site there.",
	},
	deviceKey: {
		theme: "light or dark.",
		username: "the name for your next login, if you have asked us to remember it.",
		remember_me: "that you have asked for that.",
		deviceId:
			"recognises a device that you have chosen to trust. It is sent at each login, and we trust it for 30 days.",
		favourites: "games that you have marked without being logged in. At your login they move to your account.",
		"most-played": "the games that are opened most in this browser, at most 50.",
		sound: "sound, volume and vibration of the games.",
		"odds-style": "how odds are written.",
		"accept-prices": "which changes of the odds your bets accept.",
		"jackpot-win-seen": "the last jackpot win whose message you have closed.",
		sentClientSeed: "your part of the next draws, as it was last sent, so that the same one is sent again.",
		"baize.table.hidden-name": "whether other players see your name in rounds that you share.",
		"lobby-":
			"the lobby as a visitor sees it, in the browser's cache storage, so that you can read it without a connection. Until a newer one replaces it, or the operator ends it.",
	},
	tab: {
		title: "Stored in the open tab",
		text: "This is in the session storage of your browser, and is gone when you close the tab.",
	},
	tabKey: {
		"last-page": "the page to which a login leads back.",
		"visited-pages": "up to 50 pages that you have opened in this tab, for the back button.",
		slip: "your bet slip.",
		chat: "which chat is open, and which message you have seen last.",
		chatwoot: "continues a chat after a reload, where the operator answers chats with Chatwoot.",
		"contact-typed": "what you have typed in the chat, until the contact form has taken it over.",
		otpAuthUri: "the key of your authenticator app while you set it up. Erased when you leave that page.",
		"toast-after-load": "a message that the next page shows.",
		"verification.capture": "the kind and the country of the document that you are photographing.",
		"cashier.deposit":
			"a deposit whose answer has not arrived, so that it is not made twice. Without card numbers, account numbers or codes, as in the next two.",
		"cashier.withdrawal": "the same of a withdrawal.",
		"cashier.transfer": "the same of a transfer to another player.",
		"react-router-scroll-positions": "how far each page was scrolled.",
		"react-router-manifest-version": "the version of the site that was reloaded last.",
	},
	others: {
		title: "Pages of others",
		text: "Some pages belong to another company. Under its own address, such a page may store more, by the rules of that company.",
		pages: [
			"Games of other makers run in a frame with the page of their maker.",
			"Payments are made on the page of the payment company. In this installation that is a sandbox, which stores nothing in your browser.",
			"A chat, a check of a document or a captcha may be that of another company, where the operator has chosen one. In this installation none is.",
		],
	},
	privacy: "Privacy",
} satisfies CookieTexts;
