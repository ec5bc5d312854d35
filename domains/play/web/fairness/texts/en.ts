export default {
	title: "How rounds are kept fair",
	description: "The order of hash, seeds and numbers, and how you can check every round yourself.",
	intro:
		"You do not have to take our word for it. Here is every step in order, and each one leaves something that you, or anyone you ask, can check.",
	steps: "Step by step",
	commit: {
		title: "First our hash",
		text: "We make a secret seed for you and show its SHA-256 hash. The hash fixes the seed without giving it away. You find it under “Fairness” in each game, before anything else happens.",
	},
	choose: {
		title: "Then your seed",
		text: "Only once your browser has our hash does it make your seed at random, or you enter one. It is sent together with the hash it belongs to. A seed that you have used before is rejected: we could have known it when we made ours. No round is drawn until your seed is chosen.",
	},
	number: {
		title: "Then the rounds, numbered without a gap",
		text: "Each round is drawn from our seed, your seed and its number: 0, 1, 2 and so on. Only a round that is played uses a number; one that is rejected, or retried after a lost connection, does not. Only one server at a time draws from a pair. Your list of rounds shows each number, so a missing one would be noticed.",
	},
	end: {
		title: "The end of a seed pair",
		text: "When you change seeds, the pair ends and the next one begins with its own hash and a new seed of yours. We sign a statement about the end: which of your pairs it was, when our hash was shown, when your seed was chosen, how many rounds were drawn and why it ended. Your pairs are numbered from 1 without gaps, too, so none can be left out.",
	},
	reveal: {
		title: "Our seed is revealed",
		text: "As soon as no round drawn from it is undecided: right away or, if a server cannot be reached, two and a half minutes later. Then anyone can compute its hash and every round.",
	},
	endsTitle: "Why a seed pair ends",
	endsText:
		"Nearly always because you choose to. If we have to end a pair, no number in it is skipped, the next pair waits for a new seed from your browser, and the reason is shown in your list with our signature.",
	ends: {
		player: "You changed seeds.",
		restart:
			"Our server stopped unexpectedly while drawing from the pair. A round in progress at that moment was played under the next number, or not at all.",
		unresolved: "Our database could not confirm whether the last round had been played, and another one was requested.",
		earlierVersion: "The pair was started before these rules applied.",
	},
	practiceTitle: "Practice",
	practiceText:
		"Practice has the same reels, chances and order: our hash first, then a seed from your browser. Each practice round has its own pair, and our seed is revealed with it.",
	checkTitle: "Check it yourself",
	checkText:
		"The verifier recomputes a round, or checks our statement about a pair, in your browser. To check without any of our code, use the published rules below, a receipt and the revealed seed. This short program, with all its files in one folder, needs nothing else.",
	program: "The program (for Node.js)",
	programTitles: "The program’s second file",
	programDice: "The program’s third file",
	programSlots: "The program’s fourth file",
	key: "Our public signing key (Ed25519)",
	keyHint: "We sign our statements about ended pairs with it.",
	gamesTitle: "The rules of each game",
	gamesText:
		"Everything that decides a round, in one text. Its SHA-256 is the hash that every round refers to. The text under a hash never changes.",
	rulesHash: "Hash of the rules, version {version, number}",
	inWords: "In words",
	asData: "As data (JSON)",
	gameRules: {
		title: "{title}: complete rules",
		description: "The reels, pays and draws of {title} in full, so that anyone can compute any round.",
		intro:
			"Everything that decides a round of this game. With it, the revealed seeds and a receipt, you can compute the round by hand or with your own program.",
		hashHint: "SHA-256 of the rules as data. Rounds played under these rules refer to it.",
		drawsTitle: "What is drawn, in this order",
		stream:
			"The stream: block b = 0, 1, 2 and so on is HMAC-SHA256 with our seed (32 bytes) as its key over the text “your seed:number:b”. Each block gives eight 32-bit numbers, the most significant byte first.",
		below:
			"A draw below n takes the next number of the stream. One that is not below 2³² − (2³² mod n) is thrown away and the next is taken. The remainder of its division by n is the result.",
		stops:
			"One stop for each reel from the left, below its length: {lengths}. It is the position on the strip that is shown in the top row. The next two positions are shown below it; after the last position comes the first.",
		drawSpecial: "When free spins are won: the expanding symbol, drawn with these weights: {choices}.",
		drawMultiplier: "When free spins are won: the multiplier, drawn with these weights: {choices}.",
		freeStops: "For each free spin, one stop for each of its reels, below {lengths}.",
		drawJackpot:
			"For the jackpot, from a stream of its own (clientSeed:nonce:jackpot:b), one number for each of its pots, below {below}. The round wins a pot if the number is below its stake in units.",
		nothingElse: "Nothing else is drawn.",
		paysText:
			"Lines pay in line bets, scatters in stakes. On a line, adjacent reels count from the left, and wilds substitute. Where a line can be read as a run of wilds or of another symbol, the one that pays more counts, never both.",
		cap: "No round can win more than {times, number} × the stake, and no win is ever cut.",
		linesText:
			"Each line with the row that it crosses on each reel. Every round plays {count, plural, one {the one line} other {all # lines}}.",
	},
};
