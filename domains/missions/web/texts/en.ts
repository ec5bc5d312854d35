export default {
	list: {
		title: "Missions",
		description:
			"Small goals you can join if you like. They count which games you play, on how many days, or how many times a round returns its stake; never how much you stake or lose.",
		back: "Offers",
		cost: "Joining is free. Rounds cost their stakes as always, and in the long run they cost more than a reward is worth: a mission is no reason to play more.",
		older: "Your missions could not be updated just now. What you see may be out of date; your rounds still count.",
		joined: "Your missions",
		open: "Available missions",
		reached: "Completed",
		none: "No missions right now",
		noneText: "When there is a mission for you, it appears here with its terms.",
		notHere: "No missions available to you right now",
		notHereText:
			"Missions are paused, not allowed by law where you are, or you are taking a break. Your money is not affected.",
	},
	states: {
		next: "Not started",
		running: "Running",
		full: "Full",
		closed: "Closed to new players",
		over: "Ended",
	},
	goals: {
		titles: "Play a round on {count} different games.",
		days: "Play at least one round on {count} different days.",
		multiple: "Play {count} rounds that each return at least {multiple} times their stake.",
		multipleOnce: "Play one round that returns at least {multiple} times its stake.",
	},
	rewards: {
		spins: "Reward: {count} free spins of {stake} on {game}",
		points: "Reward: {points} loyalty points",
	},
	progress: {
		count: "{count} of {of}",
		reached: "Completed. Your reward is credited automatically; if you take a break, it waits for you.",
		paid: "Completed, and the reward is yours.",
		over: "This mission has ended.",
	},
	join: {
		title: "Take part",
		text: "Missions and their terms are shown to logged-in players. You join the ones you like; nothing is joined automatically.",
		register: "Create an account",
		logIn: "Log in",
		join: "Join this mission",
		joinNamed: "Join this mission: {mission}",
		free: "It is free, and you can leave at any time.",
	},
	leave: {
		open: "Leave",
		openNamed: "Leave: {mission}",
		text: "Your progress in this mission is deleted. Nothing else changes.",
		leave: "Leave mission",
		stay: "Stay",
	},
	terms: {
		title: "Terms",
		allGames: "Rounds on all casino games count.",
		games: "Rounds on these games count: {games}",
		rounds:
			"Every real-money round counts the same, whatever its stake. Practice, free spins and rounds that are void or corrected do not count.",
		period: "Rounds count if they begin and end after you joined, from {from} to {until}.",
		days: "A day is from midnight to midnight in UTC.",
		given:
			"The reward is credited automatically once you reach the goal, and we send you a message. There is nothing to claim.",
		spins: "The free spins are valid for {days} days. What they win is your own money: no wagering.",
		players:
			"Up to {max} players can join; {left} places left. Every player who joins and reaches the goal gets the reward.",
		newcomers: "Only for accounts that are less than {days} days old.",
		breaks: "If you take a break, a reward you have reached waits for you. The mission’s end does not move.",
	},
	blocks: {
		closed: "Missions are temporarily unavailable.",
		restricted: "While you are taking a break, are excluded or are otherwise protected, you get no offers.",
		ageUnverified: "We need to verify your age before you join. It takes about two minutes.",
		placeNotOffered: "Not available where you are.",
		consentMissing:
			"We make offers only to players who have agreed to receive them. You can change your mind at any time.",
		currencyNotOffered: "Not available in your account’s currency.",
		notNew: "For new accounts only.",
		full: "All places are taken.",
		noLongerOpen: "Closed to new players.",
	},
	ways: {
		ageUnverified: "Verify your age",
		consentMissing: "Choose what we may send you",
	},
	errors: {
		notFound: "We could not find this mission. See the missions that are open now.",
		notOpen: "You cannot join this mission right now. Nothing was changed.",
		reached: "You have completed this mission: the reward is yours, and there is nothing to leave.",
		state: "The mission has moved on to another step. Nothing was changed.",
		needsAnother: "Another operator must approve these terms. Nothing was changed.",
		invalid: "These terms break a rule of missions. Nothing was saved.",
		conflict: "This request was already made with other mission terms. Nothing was changed.",
	},
} as const;
