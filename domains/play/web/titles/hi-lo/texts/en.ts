export default {
	table: "The print on the table",
	album: "The prints of this round",
	guesses: { higher: "Higher or the same", lower: "Lower or the same", same: "The same" },
	strict: { higher: "Higher", lower: "Lower" },
	chance: "{chance, number, ::percent .}",
	likely: "chance",
	guess: "Make a guess",
	ready: "A print is dealt: is the next one higher or lower?",
	next: "{card}. What comes next?",
	missed: "{card}: the guess was wrong",
	choice: "Guess",
	choiceText: "The likelier one, once",
	spoken: {
		first: "{card} lies on the table.",
		right: "{card}. Right. You can collect {amount}.",
		guessed:
			"The prints were {cards}. {guesses, plural, =0 {No guess was made.} one {One guess was made.} other {# guesses were made.}}",
	},
	rules: {
		begin:
			"Choose your stake. A print is laid on the table: it has as many leaves as its rank, from the ace with one to the king with thirteen.",
		guess:
			"Guess whether the next print is higher or lower. The same rank also wins; at an ace or a king, which nothing can beat, the same rank is a guess of its own.",
		pays: "Each right guess multiplies what you can collect by 13 divided by the number of ranks that win with it, less 2% once. A wrong guess ends the round and your stake is lost.",
		collect:
			"After the first right guess you can collect at any time. Guesses that would pay more than 10,000 times the stake are not offered.",
		fixed: "All prints are drawn when you stake, each from all 52: which ones have come before changes nothing.",
		left: "If you leave a round, it stays open. After a day, what you could collect is collected for you; if you made no guess, your stake is returned.",
	},
	drawn: "Print k is draw k below 52, whatever came before; its rank is the remainder by 13, the ace low.",
} as const;
