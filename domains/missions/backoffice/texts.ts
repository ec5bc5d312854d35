import { englishNameOf, LOCALES } from "@baize/kernel/locale";
import { titleIn } from "./terms-form.ts";

const wrong = {
	needed: "This is needed.",
	long: "At most 80 characters.",
	period: "It must last a day to 92 days.",
	past: "It must begin in the future.",
	titles: "Choose each game once, of those that are there.",
	goal: "2 to 20 games or days, 1 to 5 rounds; no more games than are chosen, and days at most half of those there are.",
	multiple: "A multiple from 2.00 to 100.00 for this goal, and none for the others.",
	reward:
		"Spins of at most 10.00 in all, of a stake that the game takes: a multiple of its lowest one, which is 0.10, 0.20 or more.",
	places: "In one of these places the reward is not allowed, or the place is unknown.",
	maxPlayers: "A whole number from 1 to 100000.",
	points: "A whole number from 1 to 1000.",
	spinsCount: "A whole number from 1 to 100.",
	spinsStake: "An amount from 0.01 to 10.00.",
	spinsDays: "A whole number from 1 to 90.",
};

/** What operators read about missions. The values in %{…} are filled in by react-admin's texts. */
export const texts = {
	resources: {
		missions: {
			name: "Mission |||| Missions",
			intro:
				"Goals that players join if they like. Amounts of terms are units of about a cent, shown as money: 0.20 is about twenty cents in every currency.",
			empty: "There are no missions.",
			fields: {
				...{ title: "Title", state: "State", fromMs: "From", untilMs: "Until" },
				...{ players: "Players", reached: "Reached", paid: "Rewarded" },
			},
			filters: { state: "State" },
		},
	},
	missions: {
		allStates: "All states",
		states: { draft: "Draft", open: "Open", closed: "Closed", cancelled: "Cancelled" },
		numbers: {
			title: "Players",
			players: "Joined",
			of: "%{count} of %{of}",
			reached: "Reached",
			paid: "Rewarded",
			maxCost: "The most that all rewards can cost",
			waits:
				"A reward waits while the player takes a break or is excluded, and while payments of promotions are closed.",
		},
		terms: {
			title: "Terms",
			allGames: "All games of the casino",
			open: "The terms can change until they are approved.",
			frozen: "The terms are frozen since they were approved.",
		},
		steps: {
			title: "What was done",
			drafted: "Drafted",
			saved: "Terms changed",
			approved: "Approved",
			closed: "Closed to new players",
			cancelled: "Cancelled",
		},
		acts: {
			title: "What can be done",
			another: "You wrote these terms. Another operator approves them.",
			approve: "Approve…",
			approveTitle: "Approve these terms?",
			approveText: "Players see the mission at once, and its terms can never change again.",
			close: "Close to new players…",
			closeTitle: "Let no further player join?",
			closeText: "Players who have joined can still reach the goal until the end.",
			cancel: "Cancel the mission…",
			cancelTitle: "Cancel this mission for good?",
			cancelText:
				"Players who have reached it get the reward; the others get nothing. To be fair to them, close it instead.",
			done: { approve: "Approved.", close: "Closed.", cancel: "Cancelled." },
		},
		draft: {
			open: "New mission…",
			edit: "Change the terms…",
			title: "Terms of the mission",
			submit: "Save",
			done: "The draft is saved. Another operator approves it.",
			saved: "Saved. Another operator approves it.",
			fields: {
				...Object.fromEntries(LOCALES.map((locale) => [titleIn(locale), `Title, ${englishNameOf(locale)}`])),
				titles: "Games",
				goal: "Goal",
				count: "How many",
				multiple: "Multiple",
				from: "From (UTC)",
				until: "Until (UTC)",
				places: "Places",
				audience: "Audience",
				maxPlayers: "Players at most",
				reward: "Reward",
				spinsGame: "Game of the spins",
				spinsCount: "Number of spins",
				spinsStake: "Stake of each spin",
				spinsDays: "Days to use the spins",
				points: "Points",
			},
			options: {
				goal: {
					titles: "Rounds on different games",
					days: "Days with a round",
					multiple: "Rounds that return a multiple",
				},
				audience: { all: "All players", newcomers: "Accounts of less than 30 days" },
				reward: { spins: "Promotional spins", points: "Loyalty points" },
			},
			hints: {
				titles: "None chosen: all games",
				goal: "No goal counts money that is staked or lost.",
				count: "2 to 20 games or days, 1 to 5 rounds with a multiple",
				multiple: "10.00: a round that returns ten times its stake",
				from: "The time in UTC, not yours.",
				until: "The time in UTC, a day to 92 days after the beginning.",
				places: "CA, GB, US:NJ: countries and provinces of ISO 3166",
				maxPlayers: "So many can join. Who has joined and reaches the goal gets the reward",
				spinsStake: "0.20. Wins are cash",
				points: "100 points are worth about 1.00",
			},
			wrong,
		},
		errors: {
			notFound: "There is no such mission. Look at the missions that are open now.",
			notOpen: "The player cannot join this mission now. Nothing was changed.",
			reached: "The player has reached this mission. Nothing was changed.",
			state: "The mission is at another step by now. Nothing was changed.",
			needsAnother: "Another operator must approve these terms. Nothing was changed.",
			invalid: "These terms break a rule of missions: look at the stake of the spins first. Nothing was saved.",
			conflict: "This request was made before with other terms of a mission. Nothing was changed.",
		},
	},
};
