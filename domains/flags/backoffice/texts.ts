import english from "../web/texts/en.ts";

/** What operators read about flags. */
export const texts = {
	resources: {
		flags: {
			name: "Flag |||| Flags",
			intro: "Open or close a part of the site while it runs. A switch takes effect everywhere within seconds.",
			fields: { isOn: "State", id: "What it opens", lastSwitch: "Last switched" },
		},
	},
	flags: {
		on: "On",
		off: "Off",
		byDefault: "As delivered",
		noEffect: "No part of the site uses it yet: switching it changes nothing.",
		switched: "%{by}, %{at}",
		switchOn: "Switch on: %{name}",
		switchOff: "Switch off: %{name}",
		ask: {
			titleOn: "Switch on %{name}?",
			titleOff: "Switch off %{name}?",
			text: "It takes effect for everybody within seconds. Your name and the reason stand in the audit log.",
			textNoEffect:
				"No part of the site uses it yet, so nothing changes. Your name and the reason stand in the audit log.",
			cancel: "Leave as it is",
			on: "Switch on",
			off: "Switch off",
			doneOn: "%{name} is on.",
			doneOff: "%{name} is off.",
		},
		errors: english.errors,
		names: {
			twoFactor: "Two-factor sign-in",
			loyalty: "Loyalty programme",
			loyaltyTierIcon: "Loyalty tier icon",
			promotionalSpin: "Promotional spins",
			pointsRedemption: "Redeeming points",
			promotions: "Offers",
			promotionPayouts: "Paying promotions",
			cashierDeposit: "Deposits",
			cashierWithdraw: "Withdrawals",
			payouts: "Payouts",
			casinoGames: "Games for money",
			sportsBetting: "Betting",
			geoTargeting: "Geo targeting",
			dynamicCards: "Live tables",
			gamesIntegration: "Games integration service",
			loggedPracticePlay: "Logged practice play",
			liveChat: "Live chat",
			offlineLobby: "Lobby offline",
			webPush: "Notifications on devices",
			referralCheck: "Check of referring sites",
		},
		about: {
			twoFactor: "Players may set up an authenticator and see the advice to do so.",
			loyalty: "Tiers, points and redeeming them.",
			loyaltyTierIcon: "The tier's icon beside the player's name.",
			promotionalSpin: "Promotional spins are offered and used on games.",
			pointsRedemption: "Loyalty points are redeemed for money. Off, they remain, and play goes on earning them.",
			promotions: "Offers are shown and taken. Off, what was given goes on, and what was promised is given.",
			promotionPayouts:
				"Bonuses, cashback, free bets and rewards for friends are given when they are due. Off, they wait.",
			cashierDeposit: "New deposits are taken. What was begun before is still settled.",
			cashierWithdraw: "New withdrawals are taken. What was requested before is still decided and paid.",
			payouts: "Approved withdrawals are sent. Off, they wait; nothing is lost, and they are sent when it is on again.",
			casinoGames: "Rounds for money are played. Off, practice stays open, and rounds that have begun are settled.",
			sportsBetting: "Bets on sports and races are taken. Off, open bets are still settled.",
			geoTargeting:
				"Content is hidden where its geo filter says so. What the law of a place forbids is refused either way.",
			dynamicCards: "The pages of live tables, /live-casino and /live-dealer.",
			gamesIntegration: "Games are launched through the games integration service.",
			loggedPracticePlay: "Practice rounds are saved in the player's history.",
			liveChat:
				"Chats with the staff begin. Off, what opens them leads to the contact form, and those under way go on.",
			offlineLobby:
				"Without a connection, browsers show the last lobby or a page that says so. Off, they delete what they stored.",
			webPush:
				"Browsers are offered notifications, and receive them. Off, none is offered or sent; devices remain known.",
			referralCheck:
				"Visitors from an affiliate's site are recognised: site.config.affiliate.check-referring-site.enabled.",
		},
	},
};
